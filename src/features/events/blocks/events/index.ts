import type { ContentReader } from '../../../../cms/reader'
import type { BlockOf, ContentBlock } from '../../../../web/contentBlock'
import { readSite } from '../../../../web/readSite'
import { cardsOf } from '../../cards'
import { readEventsNow } from '../../eventIndex'
import { EventsBlock, type EventsData } from './Block'
import { eventsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

async function read(reader: ContentReader, blocks: readonly BlockOf<'events'>[]): Promise<EventsData> {
  // Only texts and addresses of the site are used.
  const site = await readSite(reader, { url: '', path: '/' })
  const { upcoming } = await readEventsNow(reader)
  const most = Math.max(...blocks.map(({ limit }) => limit ?? 0))
  const cards = await cardsOf(upcoming.slice(0, most), { site, reader })
  return new Map(blocks.map((block) => [block, cards.slice(0, block.limit ?? 0)]))
}

export const upcomingEvents: ContentBlock<'events', EventsData> = {
  config: eventsBlock,
  group: 'elsewhere',
  picture,
  styles,
  Component: EventsBlock,
  read,
}
