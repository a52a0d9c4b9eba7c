import { BlockHead } from '../../../../blocks/BlockHead'
import type { BlockProps } from '../../../../web/contentBlock'
import { eventsPath } from '../../addresses'
import type { EventCardFacts } from '../../cards'
import { EventCards } from '../../EventCard'

/** By block: a page may show several. */
export type EventsData = ReadonlyMap<object, readonly EventCardFacts[]>

export function EventsBlock({ block, site, data }: BlockProps<'events', EventsData>) {
  const cards = data?.get(block) ?? []
  return (
    <div className="wide">
      <BlockHead block={block} />
      {cards.length > 0 ? <EventCards cards={cards} site={site} headingLevel={3} /> : <p>{site.t('eventsNone')}</p>}
      {block.showAll !== false && cards.length > 0 && (
        <p className="events-all">
          <a className="button button-secondary" href={site.href(eventsPath(site))}>
            {site.t('eventsAll')}
          </a>
        </p>
      )}
    </div>
  )
}
