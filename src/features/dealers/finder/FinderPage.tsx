import type { ReactNode } from 'react'
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import { KEPT_FOR_DEALERS, MyDealer } from '../ChooseDealer'
import type { DealerEntry } from '../directory/entry'
import type { TileSource } from '../map/tiles'
import { FilterPart, SearchPart } from './FinderForm'
import type { FinderResults } from './findDealers'
import { Results } from './Results'

/** The finder, followed by the content of the page that editors chose for it. */
export function FinderPage({
  title,
  finding,
  everyone,
  source,
  site,
  body,
  bodyHasHeading,
}: {
  title: string
  finding: FinderResults
  everyone: readonly DealerEntry[]
  source: TileSource
  site: Site
  body: ReactNode
  /** Whether a hero in the page's body is its main heading. */
  bodyHasHeading: boolean
}) {
  const Heading = bodyHasHeading ? 'h2' : 'h1'
  return (
    <>
      <Enhanced
        as="div"
        name="dealerFinder"
        when="history"
        kept={KEPT_FOR_DEALERS}
        data-presses=""
        className="block finder"
        data-chosen={site.t('dealerChosen')}
        data-forgotten={site.t('dealerForgotten')}
      >
        <div className="wide">
          <div className="finder-head">
            <Heading className="finder-title">{title}</Heading>
            <p className="lead">{site.t('dealerFinderIntro')}</p>
            <SearchPart request={finding.request} site={site} invalid={finding.result.kind === 'unknown'} />
            <MyDealer site={site} />
          </div>
          <FilterPart finding={finding} site={site} />
          <p className="visually-hidden" role="status" data-announce="" />
          <Results finding={finding} everyone={everyone} source={source} site={site} />
        </div>
      </Enhanced>
      {body}
    </>
  )
}
