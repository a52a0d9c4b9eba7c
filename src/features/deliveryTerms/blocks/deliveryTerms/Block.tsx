import { useContext } from 'react'
import type { DeliveryTerm } from '../../../../cms/types'
import type { BlockProps } from '../../../../web/contentBlock'
import { PageIds, PageIdsContext } from '../../../../web/headingIds'
import { Spoiler } from '../../../../web/Spoiler'
import { DeliveryTermsText, hasDeliveryTerms } from '../../DeliveryTermsText'

export function DeliveryTermsBlock({ block, site, data: terms }: BlockProps<'deliveryTerms', DeliveryTerm>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  if (!hasDeliveryTerms(terms)) return null
  const title = site.t('deliveryTerms')
  return (
    <div className="text">
      {block.text && <p className="terms-text">{block.text}</p>}
      <Spoiler id={ids.forHeading(title)} title={title} level={2} className="terms">
        <DeliveryTermsText terms={terms} site={site} headingLevel={3} />
      </Spoiler>
    </div>
  )
}
