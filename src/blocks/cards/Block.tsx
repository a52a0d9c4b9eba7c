import { BlockHead } from '../../web/BlockHead'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { hasWords } from '../../web/emptyPlace'
import { Heading } from '../../web/Heading'
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'

type Card = BlockOf<'cards'>['cards'][number]

/** Widths of a card's picture: the grid drops to fewer columns before cards get narrow (`web/styles/parts/grid.css`). */
const sizes = {
  '2': '(min-width: 1340px) 625px, (min-width: 730px) 46vw',
  '3': '(min-width: 1340px) 407px, (min-width: 740px) 30vw, (min-width: 600px) 45vw',
  '4': '(min-width: 1340px) 298px, (min-width: 1070px) 22vw, (min-width: 780px) 29vw, (min-width: 600px) 45vw',
}
/** On a phone: below each other, or in a row that is swiped through. */
const [STACKED, SWIPED] = ['calc(100vw - 40px)', '70vw']
/** Fewer cards stand below each other. */
const LEAST_SWIPED = 3

export function CardsBlock({ block, site }: BlockProps<'cards'>) {
  const cards = block.cards ?? []
  // A row without links would be out of a keyboard's reach.
  const isSwiped = cards.length >= LEAST_SWIPED && cards.every(({ link }) => resolveLink(link, site))
  return (
    <div className="wide">
      <BlockHead block={block} />
      <ul className={`grid grid-${block.perRow}${isSwiped ? ' swipe-row' : ''}`}>
        {cards.map((card, at) => (
          <CardItem
            key={card.id ?? at}
            card={card}
            site={site}
            sizes={`${sizes[block.perRow]}, ${isSwiped ? SWIPED : STACKED}`}
            below={hasWords(block.heading)}
          />
        ))}
      </ul>
    </div>
  )
}

/** `below`: whether the block has a heading, which the cards' headings must then rank below. */
function CardItem({ card, site, sizes, below }: { card: Card; site: Site; sizes: string; below: boolean }) {
  const link = resolveLink(card.link, site)
  return (
    <li className={link ? 'card card-linked' : 'card'}>
      {typeof card.picture === 'object' && card.picture && (
        <div className="card-picture">
          <Picture media={card.picture} sizes={sizes} crop={4 / 3} />
        </div>
      )}
      <div className="card-text">
        <Heading level={below ? 3 : 2}>{card.heading}</Heading>
        {card.text && <p>{card.text}</p>}
        {link && <LinkTo link={link} site={site} className="card-link" />}
      </div>
    </li>
  )
}
