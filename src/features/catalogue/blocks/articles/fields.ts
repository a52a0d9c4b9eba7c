import { block } from '../../../../cms/fields/block'
import { headFields, showAllField, sourceFields } from '../../../../cms/fields/documentFields'
import { select } from '../../../../cms/fields/select'
import { ARTICLES } from '../../../../cms/linkTargets'
import { ARTICLE_GROUPS } from '../../collections'

/** Articles of the catalogue: chosen one by one, those of a group, or the newest. */
export const articlesBlock = block({
  slug: 'articles',
  name: { nb: 'Artikler', en: 'Articles' },
  fields: [
    ...headFields(),
    ...sourceFields({
      label: { nb: 'Hvilke artikler', en: 'Which articles' },
      sources: {
        chosen: { nb: 'De jeg velger', en: 'Those I choose' },
        group: { nb: 'Fra en gruppe', en: 'Of a group' },
        newest: { nb: 'De nyeste', en: 'The newest' },
      },
      chosen: {
        name: 'articles',
        relationTo: ARTICLES,
        label: { nb: 'Artikler', en: 'Articles' },
        missing: { nb: 'Velg artiklene som skal vises.', en: 'Choose the articles to show.' },
      },
      group: {
        source: 'group',
        name: 'group',
        relationTo: ARTICLE_GROUPS,
        label: { nb: 'Gruppe', en: 'Group' },
        missing: { nb: 'Velg gruppen som artiklene hentes fra.', en: 'Choose the group that the articles come from.' },
        description: {
          nb: 'Artiklene i gruppen og i gruppene under den, i katalogens rekkefølge. Utgåtte artikler vises ikke.',
          en: 'The articles of the group and of the groups below it, in the order of the catalogue. Discontinued articles are not shown.',
        },
      },
      limit: { max: 24, usual: 8 },
    }),
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        grid: { nb: 'Rutenett', en: 'Grid' },
        carousel: { nb: 'Karusell', en: 'Carousel' },
      },
    ),
    showAllField({
      nb: 'Til gruppen som er valgt, ellers til hele katalogen.',
      en: 'To the chosen group, else to the whole catalogue.',
    }),
  ],
})
