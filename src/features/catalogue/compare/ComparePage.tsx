import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import type { Card } from '../articleIndex/cards'
import { ARTICLES_PATH } from '../articlePaths'
import { COMPARE_PATH } from './addresses'
import { CompareTable } from './CompareTable'
import type { ComparedGroup } from './rows'
import { compareQuery, NUMBER, without } from './selection'

interface Content {
  cards: readonly Card[]
  rows: readonly ComparedGroup[]
  /** An article that was asked for is not there. */
  missing: boolean
  /** Articles that can be added; empty where there is no room for more. */
  offered: readonly { number: string; name: string }[]
  site: Site
}

export function ComparePage(content: Content) {
  const { cards, rows, missing, offered, site } = content
  const hrefOf = (numbers: readonly string[]) => site.href(COMPARE_PATH) + compareQuery(numbers)
  const numbers = cards.map(({ number }) => number)
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
      {cards.length > 0 && (
        <CompareTable
          name={site.t('compareTitle')}
          cards={cards}
          rows={rows}
          site={site}
          hrefWithout={(number) => hrefOf(without(numbers, number))}
        />
      )}
      {offered.length > 0 && <Offer cards={cards} offered={offered} site={site} />}
    </Enhanced>
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
