import type { Field } from 'payload'
import { block } from '../../../../cms/fields/block'
import { checkbox } from '../../../../cms/fields/checkbox'
import { select } from '../../../../cms/fields/select'
import { say } from '../../../../cms/messages'
import { POST_CATEGORIES, POSTS } from '../../slugs'

/** Posts that one block shows at most, and by default. */
const MAX_POSTS = 12
const DEFAULT_POSTS = 3

const messages = {
  needsPosts: { nb: 'Velg innleggene som skal vises.', en: 'Choose the posts to show.' },
  needsCategory: {
    nb: 'Velg kategorien som innleggene hentes fra.',
    en: 'Choose the category that the posts come from.',
  },
}

interface Siblings {
  source?: 'newest' | 'category' | 'chosen'
}

type Validation = { req: Parameters<typeof say>[0]; siblingData: Siblings }

/** Posts: the newest, those of a category, or chosen one by one. */
export const postsBlock = block({
  slug: 'posts',
  name: { nb: 'Aktuelt', en: 'News' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'lead', type: 'textarea', maxLength: 300, label: { nb: 'Ingress', en: 'Lead' } },
    select(
      'source',
      { nb: 'Hvilke innlegg', en: 'Which posts' },
      {
        newest: { nb: 'De nyeste', en: 'The newest' },
        category: { nb: 'Fra en kategori', en: 'Of a category' },
        chosen: { nb: 'De jeg velger', en: 'Those I choose' },
      },
    ),
    {
      name: 'posts',
      type: 'relationship',
      relationTo: POSTS,
      hasMany: true,
      maxRows: MAX_POSTS,
      label: { nb: 'Innlegg', en: 'Posts' },
      admin: {
        condition: (_, { source }: Siblings) => source === 'chosen',
        description: { nb: 'Vises i rekkefølgen de står i.', en: 'Shown in the order in which they stand.' },
      },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== 'chosen' || (Array.isArray(value) && value.length > 0)
          ? true
          : say(req, messages.needsPosts),
    } as Field,
    {
      name: 'category',
      type: 'relationship',
      relationTo: POST_CATEGORIES,
      maxDepth: 0,
      label: { nb: 'Kategori', en: 'Category' },
      admin: { condition: (_, { source }: Siblings) => source === 'category' },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== 'category' || value ? true : say(req, messages.needsCategory),
    } as Field,
    {
      name: 'limit',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_POSTS,
      defaultValue: DEFAULT_POSTS,
      label: { nb: 'Antall', en: 'Number' },
      admin: { condition: (_, { source }: Siblings) => source !== 'chosen' },
    },
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        grid: { nb: 'Rutenett', en: 'Grid' },
        list: { nb: 'Liste', en: 'List' },
        carousel: { nb: 'Karusell', en: 'Carousel' },
      },
    ),
    checkbox(
      'showAll',
      { nb: 'Lenke til alle', en: 'Link to all' },
      {
        on: true,
        description: {
          nb: 'Til kategorien som er valgt, ellers til alle.',
          en: 'To the chosen category, else to all.',
        },
      },
    ),
  ],
})
