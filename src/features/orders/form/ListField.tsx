/** List field 15: rows of quantity and article number (docs/calls.md#order-list-on-the-wire). */
import { articleHref } from '../../../web/links'
import type { Site } from '../../../web/site'
import { type ArticleFacts, foldedNumber } from '../../catalogue'
import {
  LIST_FIELD,
  lineTotal,
  lineWords,
  MAX_NUMBER,
  type OrderRow,
  onePrice,
  orderSum,
  readQuantity,
  sumWords,
  type TypedRow,
} from '../../orderList/client'
import { articleParts } from '../lines'
import { ACTION, actions, fieldId, type OrderFormState, rowErrorText } from './state'

export const quantityId = (at: number) => fieldId(`antall-${at}`)
export const numberId = (at: number) => fieldId(`artnr-${at}`)

/** The row as it would be ordered; undefined while its quantity is none. A number without one is one of it. */
function orderedRow({ number, quantity }: TypedRow, article: ArticleFacts | undefined): OrderRow | undefined {
  const wanted = readQuantity(quantity || '1')
  return number && wanted ? { number, quantity: wanted, ...(article && articleParts(article)) } : undefined
}

/** `client/rows.ts` draws the same while somebody types. */
function RowInfo({ row, article, site }: { row: TypedRow; article: ArticleFacts | undefined; site: Site }) {
  const words = sumWords(site)
  const ordered = orderedRow(row, article)
  if (article)
    return (
      <>
        <a className="order-name" href={articleHref(article, site)}>
          {article.name}
        </a>{' '}
        <span className="order-cost">
          <span className="order-price">
            {ordered ? lineWords(ordered, words) : onePrice({ ...row, quantity: 1, ...articleParts(article) }, words)}
          </span>{' '}
          <strong className="order-line-total">{ordered && lineTotal(ordered, words)}</strong>
        </span>
      </>
    )
  return row.number ? <span className="order-unknown">{site.t('orderUnknownNumber')}</span> : null
}

function Row({
  row,
  at,
  alone,
  article,
  error,
  site,
}: {
  row: TypedRow
  at: number
  /** Delete is hidden while there is one row. */
  alone: boolean
  article: ArticleFacts | undefined
  error: string | undefined
  site: Site
}) {
  const invalid = error ? true : undefined
  return (
    <li className="order-row" aria-label={site.t('orderRowName', { row: at + 1 })}>
      <label className="order-cell order-quantity">
        <span>{site.t('orderQuantity')}</span>
        <input
          id={quantityId(at)}
          name={LIST_FIELD}
          defaultValue={row.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-invalid={invalid}
          aria-describedby={fieldId(`rad-${at}`)}
        />
      </label>
      <label className="order-cell order-number">
        <span>{site.t('orderNumber')}</span>
        <input
          id={numberId(at)}
          name={LIST_FIELD}
          defaultValue={row.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_NUMBER * 2}
          aria-invalid={invalid}
          aria-describedby={fieldId(`rad-${at}`)}
        />
      </label>
      <p className="order-info">
        <RowInfo row={row} article={article} site={site} />
      </p>
      <button
        className="order-remove"
        type="submit"
        name={ACTION}
        value={`${actions.remove}:${at}`}
        formNoValidate
        hidden={alone}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5" />
        </svg>
        <span>{site.t('orderRemove')}</span>
      </button>
      <p className="field-error order-row-fault" id={fieldId(`rad-${at}`)} hidden={!error}>
        {error}
      </p>
    </li>
  )
}

export function ListField({ state, site }: { state: OrderFormState; site: Site }) {
  const { rows, rowFaults, articles, errors } = state
  const ordered = rows.flatMap((row) => orderedRow(row, articles.get(foldedNumber(row.number))) ?? [])
  const { amount, unpriced } = orderSum(ordered, sumWords(site))
  const listError = errors.liste
  return (
    <section className="order-list" aria-labelledby={fieldId('liste-tittel')}>
      <h2 id={fieldId('liste-tittel')}>{site.t('orderListHeading')}</h2>
      <p className="hint">{site.t('orderPasteHint')}</p>
      <p className="field-error" id={fieldId('liste-fault')} hidden={!listError}>
        {listError && site.t(listError)}
      </p>
      <ul className="order-rows" data-order-rows="">
        {rows.map((row, at) => {
          const error = rowFaults.get(at)
          return (
            <Row
              key={at}
              row={row}
              at={at}
              alone={rows.length === 1 || (at === rows.length - 1 && row.number === '')}
              article={articles.get(foldedNumber(row.number))}
              error={error && site.t(rowErrorText[error])}
              site={site}
            />
          )
        })}
      </ul>
      <div className="order-list-foot">
        <div className="order-list-buttons">
          <button className="button button-secondary" type="submit" name={ACTION} value={actions.addRow} formNoValidate>
            {site.t('orderAddRow')}
          </button>
          <button
            className="button button-secondary without-script"
            type="submit"
            name={ACTION}
            value={actions.update}
            formNoValidate
          >
            {site.t('orderUpdate')}
          </button>
        </div>
        <p className="order-total">
          <span>{site.t('orderTotal')}</span>{' '}
          <output>
            <span className="order-sum">{amount || '–'}</span> <span className="order-unpriced">{unpriced}</span>
          </output>
        </p>
      </div>
    </section>
  )
}
