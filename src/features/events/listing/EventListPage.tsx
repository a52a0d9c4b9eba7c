import type { ReactNode } from 'react'
import { tagOf } from '../../../lib/locales'
import { Pages } from '../../../web/Pages'
import type { Site } from '../../../web/site'
import { calendarPath } from '../addresses'
import type { EventCardFacts } from '../cards'
import { EventCards } from '../EventCard'
import { monthOf } from '../timing'
import { type ListingState, queryOf } from './query'

export function EventListPage({
  cards,
  state,
  pages,
  site,
  path,
  title,
  lead,
  body,
  bodyHasHeading,
}: {
  cards: readonly EventCardFacts[]
  state: ListingState
  pages: number
  site: Site
  path: string
  title: string
  lead: string | undefined
  /** Content of the page that editors chose for the list. */
  body: ReactNode
  /** Whether a hero in it is the page's main heading. */
  bodyHasHeading: boolean
}) {
  const href = (to: ListingState) => site.href(path) + queryOf(to)
  return (
    <>
      {body}
      <div className="block event-listing">
        <div className="wide">
          {!bodyHasHeading && (
            <header className="event-listing-head">
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
            </header>
          )}
          <nav className="event-choice" aria-label={site.t('eventsChoice')}>
            <ul>
              {[false, true].map((past) => (
                <li key={String(past)}>
                  <a href={href({ past, page: 1 })} aria-current={past === state.past ? 'true' : undefined}>
                    {site.t(past ? 'eventsPast' : 'eventsUpcoming')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {cards.length === 0 && <p>{site.t(state.past ? 'eventsNonePast' : 'eventsNone')}</p>}
          {byMonth(cards).map(({ month, events }) => (
            <section key={month} aria-labelledby={`month-${month}`}>
              <h2 id={`month-${month}`}>{monthName(month, site)}</h2>
              <EventCards cards={events} site={site} headingLevel={3} />
            </section>
          ))}
          <Pages page={state.page} pages={pages} href={(page) => href({ ...state, page })} site={site} />
          <p className="event-subscribe">
            <a href={site.href(calendarPath())}>{site.t('eventsSubscribe')}</a>
          </p>
        </div>
      </div>
    </>
  )
}

/** In the order of the cards. */
function byMonth(cards: readonly EventCardFacts[]) {
  const months: { month: string; events: EventCardFacts[] }[] = []
  for (const card of cards) {
    const month = monthOf(card)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(card)
    else months.push({ month, events: [card] })
  }
  return months
}

/** `2026-11` → `November 2026` */
function monthName(month: string, site: Site): string {
  const name = new Intl.DateTimeFormat(tagOf(site.locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
  return name.charAt(0).toUpperCase() + name.slice(1)
}
