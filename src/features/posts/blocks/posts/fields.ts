import { block } from '../../../../cms/fields/block'
import { headFields, showAllField, sourceFields } from '../../../../cms/fields/documentFields'
import { select } from '../../../../cms/fields/select'
import { POST_CATEGORIES, POSTS } from '../../slugs'

/** Posts: the newest, those of a category, or chosen one by one. */
export const postsBlock = block({
  slug: 'posts',
  name: { nb: 'Aktuelt', en: 'News' },
  fields: [
    ...headFields(),
    ...sourceFields({
      label: { nb: 'Hvilke innlegg', en: 'Which posts' },
      sources: {
        newest: { nb: 'De nyeste', en: 'The newest' },
        category: { nb: 'Fra en kategori', en: 'Of a category' },
        chosen: { nb: 'De jeg velger', en: 'Those I choose' },
      },
      chosen: {
        name: 'posts',
        relationTo: POSTS,
        label: { nb: 'Innlegg', en: 'Posts' },
        missing: { nb: 'Velg innleggene som skal vises.', en: 'Choose the posts to show.' },
      },
      group: {
        source: 'category',
        name: 'category',
        relationTo: POST_CATEGORIES,
        label: { nb: 'Kategori', en: 'Category' },
        missing: {
          nb: 'Velg kategorien som innleggene hentes fra.',
          en: 'Choose the category that the posts come from.',
        },
      },
      limit: { max: 12, usual: 3 },
    }),
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        grid: { nb: 'Rutenett', en: 'Grid' },
        list: { nb: 'Liste', en: 'List' },
        carousel: { nb: 'Karusell', en: 'Carousel' },
      },
    ),
    showAllField({ nb: 'Til kategorien som er valgt, ellers til alle.', en: 'To the chosen category, else to all.' }),
  ],
})
