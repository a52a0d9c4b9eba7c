import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import { TableRegion } from '../../../web/TableRegion'
import type { Card } from '../articleIndex/cards'
import { CompareToggle } from '../compare/CompareToggle'
import { AddCard, Availability, CardPrice } from './ArticleGrid'
import { NoPicture } from './NoPicture'

const PICTURE_SIZES = '56px'
/** Columns of specifications: more would push price and control off the screen. */
const MAX_COLUMNS = 2

/** The specifications that most of these articles have, in their order. */
function columnsOf(cards: readonly Card[]): { id: number; name: string }[] {
  const counts = new Map<number, { id: number; name: string; count: number }>()
  for (const { values } of cards)
    for (const { id, name } of values) counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 })
  return [...counts.values()].filter(({ count }) => count * 2 >= cards.length).slice(0, MAX_COLUMNS)
}

export function ArticleTable({ cards, site, title }: { cards: readonly Card[]; site: Site; title: string }) {
  const columns = columnsOf(cards)
  const hasPrices = cards.some(({ priceText }) => priceText)
  const hasAvailability = cards.some(({ availabilityText }) => availabilityText)
  return (
    <TableRegion site={site} name={title}>
      <table className="article-table">
        <thead>
          <tr>
            <th scope="col">{site.t('catalogueArticle')}</th>
            <th scope="col">{site.t('catalogueNumber')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {hasAvailability && <th scope="col">{site.t('catalogueAvailability')}</th>}
            {hasPrices && <th scope="col">{site.t('cataloguePrice')}</th>}
            <th scope="col">
              <span className="visually-hidden">{site.t('catalogueOrder')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <div className="row-article">
                  <span className="row-picture">
                    {card.picture ? (
                      <Picture media={card.picture} sizes={PICTURE_SIZES} crop={1} alt="" />
                    ) : (
                      <NoPicture />
                    )}
                  </span>
                  <span className="row-name">
                    <a href={card.href}>{card.name}</a>
                    <CompareToggle number={card.number} name={card.name} site={site} />
                  </span>
                </div>
              </th>
              <td className="row-number">
                <span className="article-number">{card.number}</span>
              </td>
              {columns.map(({ id }) => (
                <td key={id}>{card.values.find((value) => value.id === id)?.value ?? '–'}</td>
              ))}
              {hasAvailability && (
                <td>
                  <Availability card={card} />
                </td>
              )}
              {hasPrices && (
                <td>
                  <CardPrice card={card} />
                </td>
              )}
              <td className="row-add">
                <AddCard card={card} site={site} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
