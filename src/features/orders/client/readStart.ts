/** Reads the form's initial state from the server's markup (`form/start.ts`), so that it is not sent twice. */

import type { Locale } from '../../../lib/locales'
import { formatPrice } from '../../../lib/price'
import { type OrderRow, sameNumber } from '../../orderList/client'
import type { DealerChoice } from '../form/dealerChoice'
import { DRAWN, errorId, fieldId, KEY, LIST, PROPOSED } from '../form/names'
import type { RowMark } from '../form/rows'
import type { RefusedOrder } from '../form/sending'
import type { FormStart } from '../form/start'

const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

function rowOf(row: Element, locale: Locale) {
  const [quantity, number] = row.querySelectorAll('input')
  const error = row.querySelector<HTMLElement>('.order-row-fault')
  const typed = { quantity: quantity?.defaultValue ?? '', number: number?.defaultValue ?? '' }
  const column = quantity?.hasAttribute('aria-invalid') ? 'quantity' : 'number'
  const whole = column === 'quantity' && number?.hasAttribute('aria-invalid') === true
  return {
    typed,
    error: error && !error.hidden ? ({ column, text: textOf(error), whole } as const) : undefined,
    facts: factsOf(row, typed.number, locale),
  }
}

/** Null: no article has the number. Undefined: the row shows no article. */
function factsOf(row: Element, number: string, locale: Locale): OrderRow | null | undefined {
  const name = row.querySelector('.order-name')
  if (!name) return row.querySelector('.order-unknown') ? null : undefined
  const { unit, divisible, price, priceText } = row.querySelector<HTMLElement>('.order-price')?.dataset ?? {}
  const picture = row.querySelector('.order-picture > img')?.getAttribute('src')
  const kroner = price === undefined ? undefined : Number(price)
  const shown = priceText ?? (kroner === undefined ? undefined : formatPrice(kroner, locale))
  return {
    number,
    quantity: 1,
    name: textOf(name),
    href: name.getAttribute('href') ?? '',
    ...(unit === undefined ? {} : { unit }),
    ...(divisible === undefined ? {} : { divisible: true }),
    ...(picture ? { picture } : {}),
    ...(kroner === undefined ? {} : { price: kroner }),
    ...(shown === undefined ? {} : { priceText: shown }),
  }
}

function dealersOf(form: HTMLFormElement): DealerChoice {
  const options = [...form.querySelectorAll<HTMLOptionElement>('select[name=dealer] > option')]
  const proposed = form.querySelector<HTMLInputElement>(`[name=${PROPOSED}]`)?.value ?? ''
  const offer = {
    options: options.slice(1).map(({ value, text }) => ({ value, text })),
    selected: options.find(({ defaultSelected }) => defaultSelected)?.value ?? '',
    hint: textOf(form.querySelector('.order-proposal')),
  }
  return offer.selected !== '' && offer.selected !== proposed
    ? { ...offer, by: 'customer' }
    : { ...offer, by: 'site', proposed }
}

function refusalOf(form: HTMLFormElement): RefusedOrder | undefined {
  const summary = form.querySelector<HTMLElement>('.order-summary')
  if (!summary || summary.hidden) return undefined
  return {
    message: textOf(summary.querySelector('p')),
    tone: summary.classList.contains('success') ? 'success' : 'danger',
    found: [...summary.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: textOf(link),
    })),
  }
}

/** Values and errors, by field name, of the fields whose values live in the DOM. */
function fieldsOf(form: HTMLFormElement) {
  const values: Record<string, string> = {}
  const errors: Record<string, string> = {}
  const noteError = (name: string) => {
    const error = form.querySelector<HTMLElement>(`#${CSS.escape(errorId(name))}`)
    if (error && !error.hidden) errors[name] = textOf(error)
  }
  noteError(LIST)
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const { name, value, defaultValue } = field
    if (field.id !== fieldId(name)) continue
    noteError(name)
    if (field.type !== 'checkbox') values[name] = defaultValue
    else if ((field as HTMLInputElement).defaultChecked) values[name] = value
  }
  return { values, errors }
}

export function readStart(form: HTMLFormElement, locale: Locale): FormStart {
  const rows = [...form.querySelectorAll('.order-row')].map((row) => rowOf(row, locale))
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return {
    rows: rows.map(({ typed }) => typed),
    rowErrors: new Map(rows.flatMap(({ error }, at): [number, RowMark][] => (error ? [[at, error]] : []))),
    facts: new Map(
      rows.flatMap(({ typed, facts }): [string, OrderRow | null][] =>
        facts === undefined ? [] : [[sameNumber(typed.number), facts]],
      ),
    ),
    ...fieldsOf(form),
    refusal: refusalOf(form),
    dealers: dealersOf(form),
    key: hidden(KEY),
    drawn: hidden(DRAWN),
    filesLost: form.querySelector('.order-files-lost') !== null,
  }
}
