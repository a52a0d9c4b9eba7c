import { ListBlock } from '../../../../blocks/ListBlock'
import type { BlockProps } from '../../../../web/contentBlock'
import { eventsPath } from '../../addresses'
import type { EventCardFacts } from '../../cards'
import { EventCards } from '../../EventCard'

/** By block: a page may show several. */
export type EventsData = ReadonlyMap<object, readonly EventCardFacts[]>

export function EventsBlock({ block, site, data }: BlockProps<'events', EventsData>) {
  const cards = data?.get(block) ?? []
  const all = { href: site.href(eventsPath(site)), text: site.t('eventsAll') }
  return (
    <ListBlock block={block} site={site} all={cards.length > 0 ? all : undefined}>
      {cards.length > 0 ? <EventCards cards={cards} site={site} headingLevel={3} /> : <p>{site.t('eventsNone')}</p>}
    </ListBlock>
  )
}
