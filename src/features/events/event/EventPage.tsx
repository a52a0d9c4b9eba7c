import { Body } from '../../../blocks/Body'
import type { BodyContent } from '../../../blocks/readBody'
import type { Event } from '../../../cms/types'
import type { PreviewKind } from '../../../web/meta'
import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import { EventState } from '../EventCard'
import type { EventPlace } from '../place'
import { machineTime, whenText } from '../timing'

/** Half of the content beside the facts (styles `.event-head`). */
const PICTURE_SIZES = '(min-width: 1340px) 640px, (min-width: 800px) 48vw, 92vw'

export function EventPage({
  event,
  isOver,
  place,
  calendar,
  body,
  site,
  preview,
}: {
  event: Event
  isOver: boolean
  place: EventPlace | undefined
  /** Address of its calendar file. */
  calendar: string
  body: BodyContent
  site: Site
  preview?: PreviewKind | undefined
}) {
  const { title, summary, state, picture, onlineUrl, signUpUrl } = event
  // A hero in the body is the page's main heading, as on pages.
  const Title = body.some(({ block }) => block.blockType === 'hero') ? 'p' : 'h1'
  const isOpen = !isOver && (state === 'scheduled' || state === 'postponed')
  return (
    <article className="event">
      <header className="event-head wide">
        <div>
          <Title className="event-title">{title}</Title>
          {isOver ? (
            <p className="event-note">{site.t('eventOver')}</p>
          ) : (
            state !== 'scheduled' && (
              <p className="event-note">
                <EventState state={state} site={site} />
              </p>
            )
          )}
          {summary && <p className="lead">{summary}</p>}
          <dl className="event-facts">
            {/* Drafts may lack a start. */}
            {event.startsAt && (
              <>
                <dt>{site.t('eventWhen')}</dt>
                <dd>
                  <time dateTime={machineTime(event)}>{whenText(event, site.locale)}</time>
                </dd>
              </>
            )}
            {(place || onlineUrl) && (
              <>
                <dt>{site.t('eventWhere')}</dt>
                {place && <Place place={place} />}
                {onlineUrl && (
                  <dd>
                    <a href={onlineUrl}>{site.t('eventOnline')}</a>
                  </dd>
                )}
              </>
            )}
          </dl>
          <p className="event-actions">
            {isOpen && signUpUrl && (
              <a className="button" href={signUpUrl}>
                {site.t('eventSignUp')}
              </a>
            )}
            {!isOver && (
              <a className="button button-secondary" href={calendar}>
                {site.t('eventCalendar')}
              </a>
            )}
          </p>
        </div>
        {typeof picture === 'object' && picture && (
          <div className="event-head-picture">
            <Picture media={picture} sizes={PICTURE_SIZES} crop={4 / 3} priority />
          </div>
        )}
      </header>
      <Body body={body} site={site} preview={preview} isSeenFirst={!picture} hasHeading />
    </article>
  )
}

function Place({ place: { name, street, postcode, city, href } }: { place: EventPlace }) {
  return (
    <dd>
      {name && (href ? <a href={href}>{name}</a> : name)}
      {name && <br />}
      {[street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')}
    </dd>
  )
}
