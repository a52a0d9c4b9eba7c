/**
 * The rows of the list (docs/behaviour.md#rows-of-the-order-list): the last one is the current, and empty. Adding an
 * article fills it, shows its delete button, and appends a fresh copy of the original row.
 */

import { fill } from '../../../lib/fill'
import { isTouched } from '../../../web/client/touched'
import {
  addRows,
  LIST_FIELD,
  lineTotal,
  lineWords,
  MAX_ROWS,
  type OrderRow,
  onePrice,
  type RowError,
  readQuantity,
  sameNumber,
  type TypedRow,
} from '../../orderList/client'
import type { OrderFormParts } from './parts'

interface Cells {
  row: HTMLElement
  quantity: HTMLInputElement
  number: HTMLInputElement
  remove: HTMLButtonElement
}

const ID = 'bestilling-'

export class Rows {
  readonly #parts: OrderFormParts
  readonly #list: HTMLElement
  readonly #original: HTMLElement
  /** What is known of articles, by what is compared of their numbers. */
  readonly facts = new Map<string, OrderRow | null>()

  constructor(parts: OrderFormParts, list: HTMLElement) {
    this.#parts = parts
    this.#list = list
    this.#original = list.lastElementChild?.cloneNode(true) as HTMLElement
    const cells = cellsOf(this.#original)
    for (const input of [cells.quantity, cells.number]) input.removeAttribute('value')
    cells.quantity.setAttribute('value', '1')
    cells.remove.hidden = true
    clearRow(this.#original)
  }

  get all(): Cells[] {
    return [...this.#list.children].map((row) => cellsOf(row as HTMLElement))
  }

  /** As they are typed. */
  get typed(): TypedRow[] {
    return this.all.map(({ quantity, number }) => ({ quantity: quantity.value, number: number.value }))
  }

  /** The list as it can be kept: what is not finished yet is left out. */
  get kept(): OrderRow[] {
    const whole = this.typed.flatMap(({ quantity, number }) => {
      const wanted = readQuantity(quantity || '1')
      const key = sameNumber(number)
      if (!wanted || !key) return []
      return [{ ...this.facts.get(key), number: number.trim(), quantity: wanted }]
    })
    return addRows([], whole).rows
  }

  /** The steps of docs/behaviour.md#rows-of-the-order-list, in their order. */
  add({ number, quantity = 1 }: Pick<OrderRow, 'number'> & { quantity?: number }): void {
    const current = this.all.at(-1)
    if (!current) return
    current.quantity.value = String(quantity)
    current.number.value = number
    current.remove.hidden = false
    if (this.#list.children.length < MAX_ROWS) this.append()
    this.#name()
  }

  /** A fresh copy of the original row, with its article number cleared. */
  append(): Cells {
    const row = this.#original.cloneNode(true) as HTMLElement
    this.#list.append(row)
    const cells = cellsOf(row)
    cells.number.value = ''
    this.#name()
    return cells
  }

  remove(row: HTMLElement): void {
    const next = (row.nextElementSibling ?? row.previousElementSibling) as HTMLElement | null
    if (this.#list.children.length === 1) this.append()
    row.remove()
    this.#name()
    if (next) cellsOf(next).number.focus()
  }

  /** Shows a list: what is there already stays where it is, and what somebody is typing in is left alone. */
  show(rows: readonly OrderRow[]): void {
    const wanted = new Map(rows.map((row) => [sameNumber(row.number), row]))
    for (const { row, quantity, number } of this.all.slice(0, -1)) {
      const key = sameNumber(number.value)
      const known = wanted.get(key)
      wanted.delete(key)
      if (row.contains(document.activeElement)) continue
      if (known) quantity.value = String(known.quantity)
      else row.remove()
    }
    const last = this.all.at(-1)
    if (last && last.number.value !== '' && wanted.delete(sameNumber(last.number.value))) this.append()
    for (const row of wanted.values()) {
      if (row.name) this.facts.set(sameNumber(row.number), row)
      this.add(row)
    }
    this.#name()
  }

  /** Shows a list in place of what the page was sent with; what was typed since stays, and stays where it is. */
  takeOver(rows: readonly OrderRow[]): void {
    for (const { row, quantity, number } of this.all) if (!isTouched(quantity) && !isTouched(number)) row.remove()
    this.append()
    this.show(addRows(rows, this.kept).rows)
  }

  /** The current row was filled by hand: there is a new one to go on with. */
  grow(): void {
    const last = this.all.at(-1)
    if (last?.number.value.trim() && this.#list.children.length < MAX_ROWS) this.append()
  }

  /** What is known of each row's article, and what so many cost (`form/ListField.tsx` draws the same). */
  describe(): void {
    for (const { row, quantity, number } of this.all) {
      const info = row.querySelector('.order-info')
      const facts = this.facts.get(sameNumber(number.value))
      if (!info) continue
      info.replaceChildren()
      if (!number.value.trim() || facts === undefined) continue
      if (facts === null) {
        const unknown = document.createElement('span')
        unknown.className = 'order-unknown'
        unknown.textContent = this.#parts.texts.orderUnknownNumber
        info.append(unknown)
        continue
      }
      const name = document.createElement('a')
      name.className = 'order-name'
      name.href = facts.href ?? ''
      name.textContent = facts.name ?? facts.number
      const price = document.createElement('span')
      price.className = 'order-price'
      const wanted = readQuantity(quantity.value.trim() || '1')
      const ordered = { ...facts, quantity: wanted ?? 1 }
      const { words } = this.#parts
      price.textContent = wanted ? lineWords(ordered, words) : onePrice(ordered, words)
      const total = document.createElement('strong')
      total.className = 'order-line-total'
      total.textContent = wanted ? lineTotal(ordered, words) : ''
      const cost = document.createElement('span')
      cost.className = 'order-cost'
      cost.append(price, ' ', total)
      info.append(name, ' ', cost)
    }
  }

  /** Marks rows by their place among those that say something, as the server counts them. */
  mark(errors: ReadonlyMap<number, readonly [field: 'quantity' | 'number', text: string]>): HTMLInputElement[] {
    const marked: HTMLInputElement[] = []
    let at = 0
    for (const { row, quantity, number } of this.all) {
      clearRow(row)
      if (quantity.value.trim() === '' && number.value.trim() === '') continue
      const error = errors.get(at++)
      const told = row.querySelector<HTMLElement>('.order-row-fault')
      if (!error || !told) continue
      const input = error[0] === 'quantity' ? quantity : number
      input.setAttribute('aria-invalid', 'true')
      told.textContent = error[1]
      told.hidden = false
      marked.push(input)
    }
    return marked
  }

  /** False where the field stands in no row. */
  unmark(field: HTMLElement): boolean {
    const row = field.closest<HTMLElement>('.order-row')
    if (row) clearRow(row)
    return row !== null
  }

  /** Rows have places in their names, for labels and for forms without script. */
  #name(): void {
    const all = this.all
    for (const [at, { row, quantity, number, remove }] of all.entries()) {
      row.setAttribute('aria-label', fill(this.#parts.texts.orderRowName, { row: at + 1 }))
      quantity.id = `${ID}antall-${at}`
      number.id = `${ID}artnr-${at}`
      for (const input of [quantity, number]) input.setAttribute('aria-describedby', `${ID}rad-${at}`)
      const error = row.querySelector('.order-row-fault')
      if (error) error.id = `${ID}rad-${at}`
      remove.value = `slett:${at}`
      // The current row has nothing to delete; and the only one is the current.
      remove.hidden = all.length === 1 || (at === all.length - 1 && number.value === '')
    }
  }
}

export const errorTexts: Readonly<
  Record<RowError, 'orderQuantityInvalid' | 'orderNumberMissing' | 'orderNumberTooLong'>
> = { quantity: 'orderQuantityInvalid', number: 'orderNumberMissing', numberTooLong: 'orderNumberTooLong' }

function cellsOf(row: HTMLElement): Cells {
  const [quantity, number] = row.querySelectorAll<HTMLInputElement>(`[name="${LIST_FIELD}"]`)
  const remove = row.querySelector<HTMLButtonElement>('.order-remove')
  if (!quantity || !number || !remove) throw new Error('a row of the order lacks its cells')
  return { row, quantity, number, remove }
}

function clearRow(row: HTMLElement): void {
  for (const input of row.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  const error = row.querySelector<HTMLElement>('.order-row-fault')
  if (!error) return
  error.textContent = ''
  error.hidden = true
}
