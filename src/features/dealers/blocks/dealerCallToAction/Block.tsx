import type { BlockProps } from '../../../../web/contentBlock'
import { Heading } from '../../../../web/Heading'
import { Picture } from '../../../../web/Picture'
import { PlaceInput } from '../../finder/PlaceInput'
import { dealersHref } from '../../finderPage'

export function DealerCallToActionBlock({ block, site }: BlockProps<'dealerCallToAction'>) {
  const hasPicture = typeof block.picture === 'object' && block.picture !== null
  return (
    <div className={`dealer-call dealer-call-${block.tone ?? 'brand'}`}>
      <div className={hasPicture ? 'wide dealer-call-inner dealer-call-pictured' : 'wide dealer-call-inner'}>
        <div className="dealer-call-text">
          {block.heading && <Heading level={2}>{block.heading}</Heading>}
          {block.text && <p className="lead">{block.text}</p>}
        </div>
        <form className="dealer-call-form" action={dealersHref(site)} method="get">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the component within is the field. */}
          <label>
            {site.t('dealerPlace')}
            <PlaceInput />
          </label>
          <button type="submit" className="button">
            {block.label || site.t('findDealer')}
          </button>
        </form>
        {hasPicture && (
          <Picture
            media={block.picture}
            sizes="(min-width: 1340px) 600px, (min-width: 900px) 45vw, calc(100vw - 40px)"
            crop={[4 / 3, 4 / 3, 16 / 9]}
          />
        )}
      </div>
    </div>
  )
}
