import type { Field } from 'payload'
import { block } from '../../../../cms/fields/block'
import { checkbox } from '../../../../cms/fields/checkbox'
import { select } from '../../../../cms/fields/select'
import { ARTICLES } from '../../../../cms/linkTargets'
import { say } from '../../../../cms/messages'
import { ARTICLE_GROUPS } from '../../collections'

/** Articles that one block shows at most, and by default. */
const MAX_ARTICLES = 24
const DEFAULT_ARTICLES = 8

const messages = {
  needsArticles: { nb: 'Velg artiklene som skal vises.', en: 'Choose the articles to show.' },
  needsGroup: { nb: 'Velg gruppen som artiklene hentes fra.', en: 'Choose the group that the articles come from.' },
}

interface Siblings {
  source?: 'chosen' | 'group' | 'newest'
}

type Validation = { req: Parameters<typeof say>[0]; siblingData: Siblings }

/** Articles of the catalogue: chosen one by one, those of a group, or the newest. */
export const articlesBlock = block({
  slug: 'articles',
  name: { nb: 'Artikler', en: 'Articles' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'lead', type: 'textarea', maxLength: 300, label: { nb: 'Ingress', en: 'Lead' } },
    select(
      'source',
      { nb: 'Hvilke artikler', en: 'Which articles' },
      {
        chosen: { nb: 'De jeg velger', en: 'Those I choose' },
        group: { nb: 'Fra en gruppe', en: 'Of a group' },
        newest: { nb: 'De nyeste', en: 'The newest' },
      },
    ),
    {
      name: 'articles',
      type: 'relationship',
      relationTo: ARTICLES,
      hasMany: true,
      maxRows: MAX_ARTICLES,
      label: { nb: 'Artikler', en: 'Articles' },
      admin: {
        condition: (_, { source }: Siblings) => source === 'chosen',
        description: { nb: 'Vises i rekkefølgen de står i.', en: 'Shown in the order in which they stand.' },
      },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== 'chosen' || (Array.isArray(value) && value.length > 0)
          ? true
          : say(req, messages.needsArticles),
    } as Field,
    {
      name: 'group',
      type: 'relationship',
      relationTo: ARTICLE_GROUPS,
      maxDepth: 0,
      label: { nb: 'Gruppe', en: 'Group' },
      admin: {
        condition: (_, { source }: Siblings) => source === 'group',
        description: {
          nb: 'Artiklene i gruppen og i gruppene under den, i katalogens rekkefølge. Utgåtte artikler vises ikke.',
          en: 'The articles of the group and of the groups below it, in the order of the catalogue. Discontinued articles are not shown.',
        },
      },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== 'group' || value ? true : say(req, messages.needsGroup),
    } as Field,
    {
      name: 'limit',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_ARTICLES,
      defaultValue: DEFAULT_ARTICLES,
      label: { nb: 'Antall', en: 'Number' },
      admin: { condition: (_, { source }: Siblings) => source !== 'chosen' },
    },
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        grid: { nb: 'Rutenett', en: 'Grid' },
        carousel: { nb: 'Karusell', en: 'Carousel' },
      },
    ),
    checkbox(
      'showAll',
      { nb: 'Lenke til alle', en: 'Link to all' },
      {
        on: true,
        description: {
          nb: 'Til gruppen som er valgt, ellers til hele katalogen.',
          en: 'To the chosen group, else to the whole catalogue.',
        },
      },
    ),
  ],
})
