import { BlockHead } from '../../web/BlockHead'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { hasWords } from '../../web/emptyPlace'
import { Heading } from '../../web/Heading'
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { type PlanFeature, parseFeatures } from './features'

type Offer = NonNullable<BlockOf<'priceTable'>['offers']>[number]

export function PriceTableBlock({ block, site }: BlockProps<'priceTable'>) {
  const offers = block.offers ?? []
  if (offers.length === 0) return null
  return (
    <div className="wide">
      <BlockHead block={block} />
      <ul className={`price-offers price-offers-${Math.min(4, offers.length)}`}>
        {offers.map((offer, at) => (
          <OfferItem key={offer.id ?? at} offer={offer} site={site} below={hasWords(block.heading)} />
        ))}
      </ul>
      {block.note && <p className="price-note">{block.note}</p>}
    </div>
  )
}

function OfferItem({ offer, site, below }: { offer: Offer; site: Site; below: boolean }) {
  const link = resolveLink(offer.link, site)
  const features = parseFeatures(offer.features ?? '')
  return (
    <li className={offer.highlighted ? 'price-offer price-highlighted' : 'price-offer'}>
      {offer.name && <Heading level={below ? 3 : 2}>{offer.name}</Heading>}
      {offer.price && (
        <p className="price">
          <strong>{offer.price}</strong> {offer.unit}
        </p>
      )}
      {offer.text && <p className="price-text">{offer.text}</p>}
      {features.length > 0 && (
        <ul className="price-features">
          {features.map((feature, at) => (
            <FeatureItem key={at} feature={feature} site={site} />
          ))}
        </ul>
      )}
      {link && (
        <div className="price-way">
          <LinkTo link={link} site={site} className={offer.highlighted ? 'button' : 'button button-secondary'} />
        </div>
      )}
    </li>
  )
}

function FeatureItem({ feature: { text, included }, site }: { feature: PlanFeature; site: Site }) {
  return (
    <li className={included ? undefined : 'price-not-included'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={included ? 'm5 12.5 4.5 4.5L19 7.5' : 'm7 7 10 10M17 7 7 17'} />
      </svg>
      <span>
        <span className="visually-hidden">{site.t(included ? 'priceIncluded' : 'priceNotIncluded')}: </span>
        {text}
      </span>
    </li>
  )
}
