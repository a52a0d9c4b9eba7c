import { Enhanced } from '../../../web/Enhanced'
import { AlwaysButton, alwaysAttributes } from '../../../web/ExternalFrame'
import type { Site } from '../../../web/site'
import { routeHref } from '../contact'
import type { DealerEntry } from '../directory/entry'
import type { Position } from '../distance'
import { type Dot, DrawnMap } from './DrawnMap'
import type { TileSource } from './tiles'

/** Width by height of the frame (styles `.dealer-map-frame`), and of that of a single dealer. */
const SHAPE = 0.9
const SHAPE_OF_ONE = 16 / 9

export interface MapPlace {
  dealer: DealerEntry
  number?: number
  href: string
}

/** The drawn map, with a button for the detailed one, which loads from a third party only on request. */
export function DealerMap({
  places,
  you,
  only,
  source,
  site,
  label,
}: {
  places: readonly MapPlace[]
  you?: Position | undefined
  /** The dealer that the map is about: it is named on the drawn map, with the way to it. */
  only?: DealerEntry
  source: TileSource
  site: Site
  label: string
}) {
  const dots = places.flatMap(({ dealer, number, href }): Dot[] =>
    dealer.position
      ? [{ position: dealer.position, href, id: dealer.id, ...(number === undefined ? {} : { number }) }]
      : [],
  )
  const markers = places.flatMap(({ dealer, number, href }) =>
    dealer.position
      ? [
          {
            ...dealer.position,
            name: dealer.name,
            address: `${dealer.street}, ${dealer.postcode} ${dealer.place}`,
            href,
            ...(number === undefined ? {} : { number }),
          },
        ]
      : [],
  )
  return (
    <Enhanced
      as="figure"
      name="dealerTileMap"
      when="never"
      className="dealer-map-figure"
      aria-label={label}
      data-tiles={source.template}
      data-attribution={source.attribution}
      data-markers={JSON.stringify(markers)}
      data-you={you ? `${you.latitude},${you.longitude}` : undefined}
      data-you-label={site.t('dealerMapYou')}
      data-failed={site.t('dealerMapFailed')}
      data-loading={site.t('dealerMapLoading')}
      {...alwaysAttributes(site)}
    >
      <div className="dealer-map-frame">
        <DrawnMap
          dots={dots}
          you={you}
          middle={only ? only.position : you}
          shape={only ? SHAPE_OF_ONE : SHAPE}
          site={site}
        />
        {only && (
          <p className="dealer-map-place">
            <strong>{only.name}</strong>
            <span>
              {only.street}, {only.postcode} {only.place}
            </span>
            <a href={routeHref(only)} data-tell="routeOpened" aria-label={site.t('dealerRouteTo', { name: only.name })}>
              {site.t('dealerRoute')}
            </a>
          </p>
        )}
      </div>
      {markers.length > 0 && (
        <figcaption className="dealer-map-caption with-script">
          <button type="button" className="button button-secondary" data-action="tiles">
            {site.t('dealerMapDetailed')}
          </button>
          <span className="hint" data-map-status="" role="status">
            {site.t('dealerMapNotice', { host: source.host })}
          </span>
          <AlwaysButton site={site} />
        </figcaption>
      )}
    </Enhanced>
  )
}
