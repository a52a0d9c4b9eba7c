/** List field 15: rows of quantity and article number (docs/calls.md#order-list-on-the-wire). */

import { type ClipboardEvent, memo, type Ref, useMemo } from 'react'
import { formatPrice } from '../../../lib/price'
import { FieldErrorMessage } from '../../../web/forms/FieldErrorMessage'
import {
  LIST_FIELD,
  lineTotal,
  lineWords,
  MAX_NUMBER,
  type OrderRow,
  onePrice,
  orderSum,
  readQuantity,
  type SumWords,
  sameNumber,
} from '../../orderList/client'
import type { RowArticle } from '../lookups'
import { ACTION, actions, fieldId, LIST, numberId, quantityId } from './names'
import { type FormRow, isRemovable, orderedRows, type RowColumn, type RowsState } from './rows'
import type { FormT } from './texts'

const SUGGESTIONS_ID = fieldId('artikler')

/** Article of a row and the price of its quantity; nothing before the article was looked up. */
function RowInfo({
  row,
  facts,
  words,
  t,
}: {
  row: FormRow
  facts: OrderRow | null | undefined
  words: SumWords
  t: FormT
}) {
  if (row.number.trim() === '' || facts === undefined) return null
  if (facts === null) return <span className="order-unknown">{t('orderUnknownNumber')}</span>
  const { price, priceText, unit, picture } = facts
  const parsed = readQuantity(row.quantity.trim() || '1')
  const ordered = { ...facts, quantity: parsed ?? 1 }
  const isUsual = price !== undefined && priceText === formatPrice(price, words.locale)
  return (
    <>
      <span className="order-picture">
        {picture && <img src={picture} width="48" height="48" alt="" loading="lazy" />}
      </span>
      <a className="order-name" href={facts.href ?? ''}>
        {facts.name ?? facts.number}
      </a>{' '}
      <span className="order-cost">
        {/* Data for the script (`client/readStart.ts`). */}
        <span
          className="order-price"
          data-price={price}
          data-price-text={isUsual ? undefined : priceText}
          data-unit={unit}
          data-divisible={facts.divisible ? '' : undefined}
        >
          {parsed ? lineWords(ordered, words) : onePrice(ordered, words)}
        </span>{' '}
        <strong className="order-line-total">{parsed ? lineTotal(ordered, words) : ''}</strong>
      </span>
    </>
  )
}

const Row = memo(function Row({
  row,
  at,
  removable,
  facts,
  words,
  t,
  onType,
}: {
  row: FormRow
  at: number
  removable: boolean
  facts: OrderRow | null | undefined
  words: SumWords
  t: FormT
  onType: (key: number, column: RowColumn, text: string) => void
}) {
  const { key, error } = row
  const messageId = fieldId(`rad-${at}`)
  const cell = (column: RowColumn) => ({
    name: LIST_FIELD,
    value: row[column],
    autoComplete: 'off',
    'aria-invalid': error?.whole || error?.column === column ? (true as const) : undefined,
    'aria-describedby': messageId,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onType(key, column, currentTarget.value),
  })
  return (
    <li className="order-row" aria-label={t('orderRowName', { row: at + 1 })}>
      <label className="order-cell order-quantity">
        <span>{t('orderQuantity')}</span>
        <input
          id={quantityId(at)}
          inputMode={facts?.divisible ? 'decimal' : 'numeric'}
          maxLength={7}
          {...cell('quantity')}
        />
      </label>
      <label className="order-cell order-number">
        <span>{t('orderNumber')}</span>
        <input
          id={numberId(at)}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_NUMBER * 2}
          list={row.suggests ? SUGGESTIONS_ID : undefined}
          {...cell('number')}
        />
      </label>
      <p className="order-info">
        <RowInfo row={row} facts={facts} words={words} t={t} />
      </p>
      <button
        className="order-remove"
        type="submit"
        name={ACTION}
        value={`${actions.remove}:${at}`}
        formNoValidate
        hidden={!removable}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5" />
        </svg>
        <span>{t('orderRemove')}</span>
      </button>
      <p className="field-error order-row-fault" id={messageId} hidden={!error}>
        {error?.text}
      </p>
    </li>
  )
})

/** Suggested article numbers for the focused field, as the browser's own list. */
export function Suggestions({ articles }: { articles: readonly RowArticle[] }) {
  return (
    <datalist id={SUGGESTIONS_ID}>
      {articles.map(({ number, name }) => (
        <option key={number} value={number} label={`${number} – ${name}`} />
      ))}
    </datalist>
  )
}

export function ListField({
  list,
  error,
  words,
  t,
  rowsRef,
  onType,
  onPaste,
}: {
  list: RowsState
  /** Error of the list as a whole. */
  error: string | undefined
  words: SumWords
  t: FormT
  rowsRef: Ref<HTMLUListElement>
  onType: (key: number, column: RowColumn, text: string) => void
  /** Returns false if the browser should paste the text itself. */
  onPaste: (text: string) => boolean
}) {
  const { rows, facts } = list
  // Memoised: five hundred rows are summed only when they change, not on each render.
  const { amount, unpriced } = useMemo(() => orderSum(orderedRows(list), words), [list, words])
  const paste = (event: ClipboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return
    if (onPaste(event.clipboardData.getData('text/plain').trim())) event.preventDefault()
  }
  return (
    <section className="order-list" aria-labelledby={fieldId('liste-tittel')}>
      <h2 id={fieldId('liste-tittel')}>{t('orderListHeading')}</h2>
      <p className="hint">{t('orderPasteHint')}</p>
      <FieldErrorMessage id={fieldId(LIST)} error={error} stays />
      <ul className="order-rows" data-order-rows="" ref={rowsRef} onPaste={paste}>
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            at={at}
            removable={isRemovable(row, at, rows.length)}
            facts={facts.get(sameNumber(row.number))}
            words={words}
            t={t}
            onType={onType}
          />
        ))}
      </ul>
      <div className="order-list-foot">
        <div className="order-list-buttons">
          <button className="button button-secondary" type="submit" name={ACTION} value={actions.addRow} formNoValidate>
            {t('orderAddRow')}
          </button>
          <button
            className="button button-secondary without-script"
            type="submit"
            name={ACTION}
            value={actions.update}
            formNoValidate
          >
            {t('orderUpdate')}
          </button>
        </div>
        <p className="order-total">
          <span>{t('orderTotal')}</span>{' '}
          <output>
            <span className="order-sum">{amount || '–'}</span> <span className="order-unpriced">{unpriced}</span>
          </output>
        </p>
      </div>
    </section>
  )
}
