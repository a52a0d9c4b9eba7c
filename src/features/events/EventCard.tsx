import { osloText } from '../../lib/osloTime'
import { Heading } from '../../web/Heading'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import type { EventCardFacts } from './cards'
import { machineTime, whenText } from './timing'

/** The picture at the end of the row (styles `.event-picture`). */
const PICTURE_SIZES = '(min-width: 720px) 220px, 1px'

const stateTexts = { soldOut: 'eventSoldOut', postponed: 'eventPostponed', cancelled: 'eventCancelled' } as const

/** What is not as planned; nothing for an event that is. */
export function EventState({ state, site }: { state: EventCardFacts['state']; site: Site }) {
  // Drafts may lack a state.
  if (!state || state === 'scheduled') return null
  return <span className={`event-state event-state-${state}`}>{site.t(stateTexts[state])}</span>
}

interface Drawn {
  site: Site
  headingLevel: 2 | 3
}

export function EventCards({ cards, ...drawn }: Drawn & { cards: readonly EventCardFacts[] }) {
  return (
    <ul className="event-list">
      {cards.map((card) => (
        <li key={card.id}>
          <EventCard card={card} {...drawn} />
        </li>
      ))}
    </ul>
  )
}

function EventCard({ card, site, headingLevel }: Drawn & { card: EventCardFacts }) {
  const [day, month] = dayAndMonth(card.startsAt, site.locale)
  return (
    <article className="event-card">
      {/* The same stands in words beside it. */}
      <p className="event-leaf" aria-hidden="true">
        <span className="event-day">{day}</span> {month}
      </p>
      <div className="event-text">
        <p className="event-when">
          <time dateTime={machineTime(card)}>{whenText(card, site.locale)}</time>
          <EventState state={card.state} site={site} />
        </p>
        <Heading level={headingLevel}>
          <a className="event-link" href={card.href}>
            {card.title}
          </a>
        </Heading>
        {card.place && <p className="event-place">{card.place}</p>}
        {card.summary && <p className="event-summary">{card.summary}</p>}
      </div>
      {card.picture && (
        <div className="event-picture">
          <Picture media={card.picture} sizes={PICTURE_SIZES} crop={3 / 2} alt="" />
        </div>
      )}
    </article>
  )
}

/** `24`, `nov.`, of the long form that both languages write in this order. */
function dayAndMonth(startsAt: string, locale: 'nb' | 'en'): [string, string] {
  const [day = '', month = ''] = osloText(startsAt, locale, { dateStyle: 'medium' }).split(' ')
  return [day.replace('.', ''), month]
}
