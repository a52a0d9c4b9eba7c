import { Enhanced } from '../../../web/Enhanced'
import { Heading } from '../../../web/Heading'
import { useKeptMarkup } from '../../../web/keptMarkup'
import { pictureSources } from '../../../web/media'
import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import { AddToOrder } from '../../orderList'
import type { Card } from '../articleIndex/cards'
import { ColourChip } from '../ColourChip'
import { CompareToggle } from '../compare/CompareToggle'
import { NoPicture } from './NoPicture'

/** Columns of the grid (styles `.article-grid`): two on a phone, three or more of at least 216 px on wider screens. */
const PICTURE_SIZES = '(min-width: 1260px) 236px, (min-width: 640px) 280px, 45vw'
/** Of a row that a phone swipes through; four fill it, two and two on a tablet. */
const SWIPED_SIZES = '(min-width: 640px) 300px, (min-width: 600px) 45vw, 70vw'
const FOUR_SIZES = '(min-width: 1000px) 300px, (min-width: 600px) 45vw, 70vw'
/** Cards visible before scrolling; their pictures load eagerly. */
const FIRST_ROW = 2
/** Values that fit beside name and price. */
const MAX_VALUES = 3

export function ArticleGrid({
  cards,
  site,
  headingLevel = 2,
  isSwiped = false,
}: {
  cards: readonly Card[]
  site: Site
  headingLevel?: 2 | 3
  /** At most four columns, and a row on phones: for a few articles among other things. */
  isSwiped?: boolean
}) {
  const pictureSizes = isSwiped ? (cards.length === 4 ? FOUR_SIZES : SWIPED_SIZES) : PICTURE_SIZES
  return (
    <Enhanced
      name="pictureTravel"
      when="interaction"
      as="ul"
      className={isSwiped ? 'article-grid swipe-row' : 'article-grid'}
    >
      {cards.map((card, at) => (
        <ArticleTile
          key={card.id}
          as="li"
          card={card}
          site={site}
          priority={at < FIRST_ROW && headingLevel === 2}
          headingLevel={headingLevel}
          pictureSizes={pictureSizes}
        />
      ))}
    </Enhanced>
  )
}

interface TileProps {
  card: Card
  site: Site
  priority: boolean
  headingLevel: 2 | 3
  /** Width of the picture where the columns are others than the grid's. */
  pictureSizes?: string | undefined
}

/** A card of the grid, rendered once and kept until one of the objects that it is read from changes. */
export function ArticleTile({ as: Element, ...tile }: TileProps & { as: 'li' | 'div' }) {
  const { card, site, priority, headingLevel, pictureSizes } = tile
  const key = ['tile', card.id, site.path, card.values.length, headingLevel, pictureSizes].join(' ')
  const content = useKeptMarkup({ key, from: [...card.from, site.t], isEager: priority }, <TileContent {...tile} />)
  return <Element className="article-tile" {...content} />
}

function TileContent({ card, site, priority, headingLevel, pictureSizes = PICTURE_SIZES }: TileProps) {
  const { name, number, href, picture, values } = card
  const shown = values.filter(({ value }) => value !== site.t('catalogueNo')).slice(0, MAX_VALUES)
  return (
    <>
      <div className="tile-picture">
        {picture ? <Picture media={picture} sizes={pictureSizes} crop={1} priority={priority} alt="" /> : <NoPicture />}
      </div>
      <div className="tile-text">
        <Heading level={headingLevel}>
          <a className="tile-link" href={href}>
            {name}
          </a>
        </Heading>
        <NumberLine number={number} site={site} />
        {shown.length > 0 && (
          <ul className="tile-values">
            {shown.map(({ id, name, value }) => (
              <li key={id}>
                <span className="tile-value-name">{name}</span> {value}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Colours card={card} site={site} />
      <div className="tile-foot">
        <CardPrice card={card} />
        <Availability card={card} />
        <AddCard card={card} site={site} />
        <CompareToggle number={number} name={name} site={site} />
      </div>
    </>
  )
}

/** Chips of the other colours: links to their articles. With script the card shows the picture of the one pointed at. */
function Colours({ card: { id, colours }, site }: { card: Card; site: Site }) {
  if (colours.length === 0) return null
  return (
    <Enhanced name="colourPreview" when="interaction" as="div" className="tile-colours">
      <ul className="tile-chips" aria-label={site.t('articleVariants')}>
        {colours.map((variant) => (
          <li key={variant.id}>
            <a
              className="tile-colour"
              href={variant.href}
              aria-current={variant.id === id ? 'true' : undefined}
              data-picture={variant.picture && pictureSources(variant.picture)[0]?.src}
            >
              <ColourChip colour={variant.colour} />
              <span className="visually-hidden">{variant.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Enhanced>
  )
}

function NumberLine({ number, site }: { number: string; site: Site }) {
  return (
    <p className="tile-number">
      {site.t('catalogueNumber')} <span className="article-number">{number}</span>
    </p>
  )
}

export function CardPrice({ card: { priceText, priceNotes, price } }: { card: Card }) {
  if (!priceText) return null
  return (
    <p className={price === undefined ? 'tile-price tile-price-hidden' : 'tile-price'}>
      {priceText} {priceNotes && <span className="price-notes">{priceNotes}</span>}
    </p>
  )
}

export function Availability({ card }: { card: Pick<Card, 'availability' | 'availabilityText'> }) {
  if (!card.availabilityText) return null
  return <p className={`availability availability-${card.availability}`}>{card.availabilityText}</p>
}

export function AddCard({ card, site }: { card: Card; site: Site }) {
  const { number, name, href, divisible, price, priceText, picture } = card
  const small = picture && pictureSources(picture)[0]?.src
  return (
    <AddToOrder
      article={{
        number,
        name,
        href,
        divisible,
        ...(price === undefined ? {} : { price }),
        priceText,
        ...(small ? { picture: small } : {}),
      }}
      site={site}
      short
    />
  )
}
