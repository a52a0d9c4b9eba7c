import type { ReactNode } from 'react'
import { Enhanced } from '../../../web/Enhanced'
import { Picture } from '../../../web/Picture'
import { ARTICLES_PATH, COMPARE_PATH } from '../../../web/screens'
import type { Site } from '../../../web/site'
import { TableRegion } from '../../../web/TableRegion'
import type { Card } from '../articleIndex/cards'
import { AddCard, Availability, CardPrice } from '../listing/ArticleGrid'
import { NoPicture } from '../listing/NoPicture'
import type { ComparedRow, comparedRows } from './rows'
import { compareQuery, NUMBER, without } from './selection'

const PICTURE_SIZES = '(min-width: 1340px) 260px, (min-width: 800px) 20vw, 40vw'

interface Content {
  cards: readonly Card[]
  rows: ReturnType<typeof comparedRows>
  /** An article that was asked for is not there. */
  missing: boolean
  /** Articles that can be added; empty where there is no room for more. */
  offered: readonly { number: string; name: string }[]
  site: Site
}

export function ComparePage(content: Content) {
  const { cards, missing, offered, site } = content
  return (
    <Enhanced name="comparison" when="load" as="div" className="compare-page wide">
      <h1>{site.t('compareTitle')}</h1>
      {missing && <p className="compare-missing">{site.t('compareMissing')}</p>}
      {cards.length === 0 && (
        <div className="compare-none">
          <p className="lead">{site.t('compareNone')}</p>
          <a className="button" href={site.href(ARTICLES_PATH)}>
            {site.t('catalogueAll')}
          </a>
        </div>
      )}
      {cards.length > 0 && <Table {...content} />}
      {offered.length > 0 && <Offer cards={cards} offered={offered} site={site} />}
    </Enhanced>
  )
}

function Table({ cards, rows, site }: Content) {
  const hrefOf = (numbers: readonly string[]) => site.href(COMPARE_PATH) + compareQuery(numbers)
  const numbers = cards.map(({ number }) => number)
  const differs = (texts: readonly string[]) => new Set(texts).size > 1
  const hasPrices = cards.some(({ priceText }) => priceText)
  const hasAvailability = cards.some(({ availabilityText }) => availabilityText)
  return (
    <TableRegion site={site} name={site.t('compareTitle')}>
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {cards.map(({ id, name, number, href, picture }) => (
              <th key={id} scope="col">
                <span className="compare-picture">
                  {picture ? <Picture media={picture} sizes={PICTURE_SIZES} alt="" /> : <NoPicture />}
                </span>
                <a className="compare-name" href={href}>
                  {name}
                </a>
                <span className="compare-number">{number}</span>
                <a className="compare-remove" href={hrefOf(without(numbers, number))}>
                  {site.t('compareRemove')} <span className="visually-hidden">{name}</span>
                </a>
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

function Offer({ cards, offered, site }: Pick<Content, 'cards' | 'offered' | 'site'>) {
  return (
    <form className="compare-more" method="get" action={site.href(COMPARE_PATH)}>
      {cards.map(({ id, number }) => (
        <input key={id} type="hidden" name={NUMBER} value={number} />
      ))}
      <label htmlFor="compare-more">{site.t('compareMore')}</label>
      <select id="compare-more" name={NUMBER} autoComplete="off">
        {offered.map(({ number, name }) => (
          <option key={number} value={number}>
            {name} ({number})
          </option>
        ))}
      </select>
      <button className="button button-secondary" type="submit">
        {site.t('compareAdd')}
      </button>
    </form>
  )
}
