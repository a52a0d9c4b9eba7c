/** Articles as columns and what is known of them as rows, marked where they differ. */
import type { ReactNode } from 'react'
import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import { TableRegion } from '../../../web/TableRegion'
import type { Card } from '../articleIndex/cards'
import { AddCard, Availability, CardPrice } from '../listing/ArticleGrid'
import { NoPicture } from '../listing/NoPicture'
import type { ComparedGroup, ComparedRow } from './rows'

const PICTURE_SIZES = '(min-width: 1340px) 260px, (min-width: 800px) 20vw, 40vw'

interface Content {
  /** Accessible name of the table. */
  name: string
  cards: readonly Card[]
  rows: readonly ComparedGroup[]
  site: Site
  /** Address of the page without one of the articles, where visitors choose them. */
  hrefWithout?: (number: string) => string
}

export function CompareTable({ name, cards, rows, site, hrefWithout }: Content) {
  const differs = (texts: readonly string[]) => new Set(texts).size > 1
  const hasPrices = cards.some(({ priceText }) => priceText)
  const hasAvailability = cards.some(({ availabilityText }) => availabilityText)
  return (
    <TableRegion site={site} name={name}>
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {cards.map(({ id, name, number, href, picture }) => (
              <th key={id} scope="col">
                <span className="compare-picture">
                  {picture ? <Picture media={picture} sizes={PICTURE_SIZES} crop={1} alt="" /> : <NoPicture />}
                </span>
                <a className="compare-name" href={href}>
                  {name}
                </a>
                <span className="compare-number">{number}</span>
                {hrefWithout && (
                  <a className="compare-remove" href={hrefWithout(number)}>
                    {site.t('compareRemove')} <span className="visually-hidden">{name}</span>
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasPrices && (
            <Row name={site.t('cataloguePrice')} differs={differs(cards.map(({ priceText }) => priceText))} site={site}>
              {cards.map((card) => (
                <td key={card.id}>
                  <CardPrice card={card} />
                </td>
              ))}
            </Row>
          )}
          {hasAvailability && (
            <Row
              name={site.t('catalogueAvailability')}
              differs={differs(cards.map(({ availability }) => availability))}
              site={site}
            >
              {cards.map((card) => (
                <td key={card.id}>
                  <Availability card={card} />
                </td>
              ))}
            </Row>
          )}
        </tbody>
        {rows.map(({ heading, rows }) => (
          <tbody key={heading}>
            {heading && (
              <tr>
                <th className="compare-group" scope="rowgroup" colSpan={cards.length + 1}>
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Values key={row.name} row={row} cards={cards} site={site} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{site.t('catalogueOrder')}</th>
            {cards.map((card) => (
              <td key={card.id}>{card.availability !== 'discontinued' && <AddCard card={card} site={site} />}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </TableRegion>
  )
}

function Values({
  row: { name, values, differs },
  cards,
  site,
}: {
  row: ComparedRow
  cards: readonly Card[]
  site: Site
}) {
  return (
    <Row name={name} differs={differs} site={site}>
      {cards.map(({ id }, at) => (
        <td key={id}>{values[at] || '–'}</td>
      ))}
    </Row>
  )
}

/** Marked by a word besides the colour where the values differ; a single article differs from none. */
function Row({ name, differs, site, children }: { name: string; differs: boolean; site: Site; children: ReactNode }) {
  return (
    <tr className={differs ? 'compare-differs' : undefined}>
      <th scope="row">
        {name} {differs && <span className="compare-mark">{site.t('compareDiffers')}</span>}
      </th>
      {children}
    </tr>
  )
}
