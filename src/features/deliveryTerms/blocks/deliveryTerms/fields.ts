import { block } from '../../../../cms/fields/block'
import { shownEmpty } from '../../../../cms/fields/shownEmpty'

/**
 * The delivery terms, hidden until they are asked for (docs/behaviour.md#delivery-terms). Their text is the global
 * `deliveryTerms`.
 */
export const deliveryTermsBlock = block({
  slug: 'deliveryTerms',
  name: { nb: 'Leveringsbetingelser', en: 'Delivery terms' },
  fields: [
    shownEmpty({ name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst over', en: 'Text above' } }),
  ],
})
