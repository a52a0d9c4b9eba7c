import { richTextOf } from '../../../../blocks/blockText'
import type { DeliveryTerm } from '../../../../cms/types'
import type { ContentBlock } from '../../../../web/contentBlock'
import { DELIVERY_TERMS } from '../../globals'
import { DeliveryTermsBlock } from './Block'
import { deliveryTermsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const deliveryTerms: ContentBlock<'deliveryTerms', DeliveryTerm> = {
  config: deliveryTermsBlock,
  group: 'opening',
  picture,
  styles,
  Component: DeliveryTermsBlock,
  read: (reader) => reader.global(DELIVERY_TERMS),
  words: {
    source: DELIVERY_TERMS,
    async read(payload, locale) {
      const terms = await payload.findGlobal({ slug: DELIVERY_TERMS, depth: 0, overrideAccess: false, locale })
      const text = richTextOf(terms.content)
      return () => text
    },
  },
}
