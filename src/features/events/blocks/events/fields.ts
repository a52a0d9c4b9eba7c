import { block } from '../../../../cms/fields/block'
import { headFields, limitField, showAllField } from '../../../../cms/fields/documentFields'

/** The next events. */
export const eventsBlock = block({
  slug: 'events',
  name: { nb: 'Arrangementer', en: 'Events' },
  fields: [
    ...headFields(),
    limitField(
      { max: 12, usual: 3 },
      {
        description: {
          nb: 'De neste. Et arrangement forsvinner når det er over.',
          en: 'The next ones. An event disappears when it is over.',
        },
      },
    ),
    showAllField(),
  ],
})
