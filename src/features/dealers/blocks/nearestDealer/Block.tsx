import { useId } from 'react'
import type { BlockProps } from '../../../../web/contentBlock'
import { Enhanced } from '../../../../web/Enhanced'
import { Heading, levelBelow } from '../../../../web/Heading'
import type { Site } from '../../../../web/site'
import { ORDER_PATH } from '../../../orderList/client'
import type { DealerEntry } from '../../directory/entry'
import { PlaceInput, PositionStatus } from '../../finder/PlaceInput'
import { dealersHref } from '../../finderPage'
import { DrawnMap } from '../../map/DrawnMap'

/** Width by height of the map (styles `.dealer-map-frame`). */
const SHAPE = 0.9

export function NearestDealerBlock({ block, site, data = [] }: BlockProps<'nearestDealer', readonly DealerEntry[]>) {
  return (
    <Enhanced
      name="nearestDealer"
      when="visible"
      as="div"
      className="wide near-dealer"
      data-presses=""
      data-finder={dealersHref(site)}
      data-forget-named={site.t('dealerForgetNamed')}
      data-order-href={site.href(ORDER_PATH)}
    >
      <div className="near-dealer-text">
        {block.heading && <Heading level={2}>{block.heading}</Heading>}
        {block.text && <p className="lead">{block.text}</p>}
        <div className="near-dealer-states">
          <Search site={site} label={block.label || site.t('findDealer')} />
          <Own site={site} level={levelBelow(block.heading)} />
        </div>
      </div>
      <div className="dealer-map-frame">
        <DrawnMap dots={data.flatMap(({ position }) => (position ? [{ position }] : []))} shape={SHAPE} site={site} />
      </div>
    </Enhanced>
  )
}

/** A native form that leads to the finder, with or without a place. */
function Search({ site, label }: { site: Site; label: string }) {
  const id = useId()
  return (
    <form className="near-dealer-search" action={dealersHref(site)} method="get">
      <label htmlFor={id}>{site.t('dealerPlace')}</label>
      <div className="near-dealer-row">
        <PlaceInput id={id} />
        <button type="submit" className="button">
          {label}
        </button>
      </div>
      <p className="with-script">
        <button type="button" className="button button-text" data-action="position">
          {site.t('dealerMyPosition')}
        </button>
      </p>
      <PositionStatus className="hint" site={site} />
    </form>
  )
}

/** The chosen dealer: shown and filled in by script, which alone knows it. */
function Own({ site, level }: { site: Site; level: 2 | 3 }) {
  return (
    <div className="near-dealer-own" hidden tabIndex={-1}>
      <p className="eyebrow">{site.t('dealerMine')}</p>
      <Heading level={level}>
        <a data-own="page" href={dealersHref(site)}>
          {site.t('findDealer')}
        </a>
      </Heading>
      <p data-own="address" />
      <div className="near-dealer-state" data-own="state" />
      <div className="buttons">
        <a className="button" data-own="order" href={site.href(ORDER_PATH)}>
          {site.t('dealerOrder')}
        </a>
        <a className="button button-secondary" data-own="route" data-tell="routeOpened" href={dealersHref(site)}>
          {site.t('dealerRoute')}
        </a>
      </div>
      <p className="near-dealer-other">
        <a href={dealersHref(site)}>{site.t('dealerOther')}</a>{' '}
        <button type="button" className="button button-text" data-action="forget">
          {site.t('dealerForget')}
        </button>
      </p>
    </div>
  )
}
