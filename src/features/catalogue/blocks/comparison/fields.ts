import { block } from '../../../../cms/fields/block'
import { checkbox } from '../../../../cms/fields/checkbox'
import { headFields } from '../../../../cms/fields/documentFields'
import { ARTICLES } from '../../../../cms/linkTargets'
import { SPECIFICATIONS } from '../../collections'
import { MAX_COMPARED } from '../../compare/selection'

/** Articles side by side, with what distinguishes them. */
export const comparisonBlock = block({
  slug: 'comparison',
  name: { nb: 'Sammenligning av artikler', en: 'Comparison of articles' },
  fields: [
    ...headFields(),
    {
      name: 'articles',
      type: 'relationship',
      relationTo: ARTICLES,
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: MAX_COMPARED,
      label: { nb: 'Artikler', en: 'Articles' },
      admin: {
        description: {
          nb: 'To til fire artikler, i rekkefølgen de vises i.',
          en: 'Two to four articles, in the order in which they are shown.',
        },
      },
    },
    {
      name: 'specifications',
      type: 'relationship',
      relationTo: SPECIFICATIONS,
      hasMany: true,
      maxDepth: 0,
      label: { nb: 'Egenskaper', en: 'Specifications' },
      admin: {
        description: {
          nb: 'Radene i tabellen. Uten valg vises alle egenskapene som artiklene har.',
          en: 'The rows of the table. Without a choice all specifications of the articles are shown.',
        },
      },
    },
    checkbox(
      'onlyDifferences',
      { nb: 'Bare det som er ulikt', en: 'Only what differs' },
      {
        description: {
          nb: 'Utelater egenskaper som er like for alle artiklene.',
          en: 'Leaves out specifications that are the same for all articles.',
        },
      },
    ),
  ],
})
