import { calendarText } from '../../../lib/calendarText'
import { Choices, type ListingFrame, ListingPage } from '../../../web/listing/ListingPage'
import { Pagination } from '../../../web/Pagination'
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
  ...frame
}: ListingFrame & {
  cards: readonly EventCardFacts[]
  state: ListingState
  pages: number
  site: Site
  path: string
}) {
  const href = (to: ListingState) => site.href(path) + queryOf(to)
  return (
    <ListingPage className="event-listing" {...frame}>
      <Choices
        label={site.t('eventsChoice')}
        choices={[false, true].map((past) => ({
          label: site.t(past ? 'eventsPast' : 'eventsUpcoming'),
          href: href({ past, page: 1 }),
          chosen: past === state.past,
        }))}
      />
      {cards.length === 0 && <p>{site.t(state.past ? 'eventsNonePast' : 'eventsNone')}</p>}
      {byMonth(cards).map(({ month, events }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{monthName(month, site)}</h2>
          <EventCards cards={events} site={site} headingLevel={3} />
        </section>
      ))}
      <Pagination page={state.page} pages={pages} href={(page) => href({ ...state, page })} site={site} />
      <p className="event-subscribe">
        <a href={site.href(calendarPath())}>{site.t('eventsSubscribe')}</a>
      </p>
    </ListingPage>
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
  const name = calendarText(month, site.locale, { month: 'long', year: 'numeric' })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
