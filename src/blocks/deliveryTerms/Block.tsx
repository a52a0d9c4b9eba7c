import { useContext } from 'react'
import { DeliveryTermsText, hasDeliveryTerms } from '../../web/DeliveryTermsText'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { Spoiler } from '../../web/Spoiler'
import type { BlockProps } from '../types'

export function DeliveryTermsBlock({ block, site, deliveryTerms }: BlockProps<'deliveryTerms'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  if (!hasDeliveryTerms(deliveryTerms)) return null
  const title = site.t('deliveryTerms')
  return (
    <div className="text">
      {block.text && <p className="terms-text">{block.text}</p>}
      <Spoiler id={ids.forHeading(title)} title={title} level={2} className="terms">
        <DeliveryTermsText terms={deliveryTerms} site={site} headingLevel={3} />
      </Spoiler>
    </div>
  )
}
