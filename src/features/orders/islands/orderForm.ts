/** The order form with script: the list of this browser, articles as they are typed, a dealer proposed, drafts kept. */

import { fill } from '../../../lib/fill'
import { ORDER_ROW_ADDED } from '../../../web/events'
import {
  addRows,
  MAX_ROWS,
  type OrderRow,
  onListElsewhere,
  orderSum,
  readList,
  readPasted,
  readQuantity,
  sameNumber,
  writeList,
} from '../../orderList/client'
import { learnArticles, suggestArticles } from '../client/articles'
import { proposeDealers } from '../client/dealers'
import { deleteDraft, keepDraft, restoreDraft } from '../client/drafts'
import { partsOf } from '../client/parts'
import { Rows } from '../client/rows'
import { sendOrders } from '../client/sending'

/** Milliseconds without a key before the list is kept. */
const PAUSE = 250

/** An article that the address names, once. */
function namedInAddress(): OrderRow[] {
  const address = new URL(location.href)
  const number = address.searchParams.get('artnr')?.trim()
  if (!number || !sameNumber(number)) return []
  const quantity = readQuantity(address.searchParams.get('antall') ?? '1') ?? 1
  for (const name of ['artnr', 'antall']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return [{ number, quantity }]
}

export default function orderForm(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const list = form.querySelector<HTMLElement>('[data-order-rows]')
  if (!list) return
  const parts = partsOf(form)
  const { texts, locale, words, say } = parts
  const { url = '', articles = '', dealers = '', takeOver, returned } = form.dataset
  const rows = new Rows(parts, list)
  const announcement = { ...words, url }
  const [sum, unpriced] = ['.order-sum', '.order-unpriced'].map((part) => form.querySelector(`output > ${part}`))

  /** What the lines cost and their sum, at once. */
  function drawPrices(): void {
    rows.describe()
    const kept = rows.kept
    const told = orderSum(kept, words)
    if (sum) sum.textContent = told.amount || '–'
    if (unpriced) unpriced.textContent = told.unpriced
    form.classList.toggle('is-empty', kept.length === 0)
  }

  /** Keeps the list and tells the page; then learns what it does not know of it. */
  function keep({ added = false } = {}): void {
    clearTimeout(timer)
    writeList(rows.kept, announcement, { added })
    drawPrices()
    void learn()
  }

  async function learn(again = false): Promise<void> {
    const numbers = rows.kept.map(({ number }) => number)
    const before = JSON.stringify(rows.kept)
    await learnArticles(articles, locale, numbers, rows.facts, { again })
    drawPrices()
    if (JSON.stringify(rows.kept) !== before) writeList(rows.kept, announcement)
    proposed()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  // Typed on a page that came back: that is what counts, not what was kept before.
  if (returned === undefined) {
    // What the address or a cookie names was drawn already; it comes in its place.
    rows.takeOver(addRows(readList(), namedInAddress()).rows)
  }
  const proposed = proposeDealers(parts, dealers, () => rows.kept.map(({ number }) => number))
  const send = sendOrders(parts, rows, () => writeList([], announcement))
  if (takeOver !== undefined)
    void fetch(takeOver, { method: 'POST' })
      .then(async (answer) => ((await answer.json()) as { rows: OrderRow[] }).rows)
      .then((taken) => {
        if (returned === undefined) rows.show(addRows(rows.kept, taken).rows)
        keep()
      })
      .catch(() => {})
  else keep()
  void learn(true)
  suggestArticles(form, articles, locale)

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !list.contains(target)) return
    drawPrices()
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE)
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || !list.contains(target)) return
    rows.grow()
    keep()
  })
  form.addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    if (!(target instanceof HTMLInputElement) || !list.contains(target)) return
    const text = clipboardData?.getData('text/plain').trim() ?? ''
    const pasted = readPasted(text)
    // One number alone goes where it was pasted.
    if (pasted.length === 0 || (pasted.length === 1 && !/[\t;\n]|\s[x×*]\s/iu.test(text))) return
    event.preventDefault()
    const { rows: all, left } = addRows(rows.kept, pasted)
    rows.show(all)
    keep()
    const told = fill(texts.orderPasted, { count: pasted.length - left })
    say(left > 0 ? `${told} ${fill(texts.orderPastedLeft, { count: left, max: MAX_ROWS })}` : told)
  })
  document.addEventListener(ORDER_ROW_ADDED, (event) => {
    event.preventDefault()
    const row = (event as CustomEvent<OrderRow>).detail
    rows.facts.set(sameNumber(row.number), row)
    rows.add(row)
    keep({ added: true })
  })
  onListElsewhere(() => {
    rows.show(readList())
    drawPrices()
    void learn()
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value = '' } = (event.submitter as HTMLButtonElement | null) ?? {}
    if (value.startsWith('slett:')) {
      const row = (event.submitter as HTMLElement).closest<HTMLElement>('.order-row')
      if (row) rows.remove(row)
      say(texts.orderRemoved)
      keep()
    } else if (value === 'rad') {
      rows.grow()
      rows.all.at(-1)?.number.focus()
    } else if (value === 'oppdater' && list.contains(document.activeElement)) {
      // Enter in a row: on to the next.
      rows.grow()
      keep()
      rows.all.at(-1)?.number.focus()
    } else void send()
  })

  const draft = form.querySelector<HTMLElement>('.order-draft')
  const forget = form.querySelector<HTMLButtonElement>('.order-forget')
  if (returned === undefined && restoreDraft(form)) {
    if (draft) draft.textContent = texts.orderDraftFound
    if (forget) forget.hidden = false
    proposed()
  }
  forget?.addEventListener('click', () => {
    deleteDraft()
    for (const field of form.querySelectorAll<HTMLInputElement>('.order-customer :is(input, textarea)'))
      if (field.type === 'checkbox') field.checked = false
      else if (field.type !== 'hidden') field.value = ''
    if (draft) draft.textContent = ''
    forget.hidden = true
    form.querySelector<HTMLElement>('[name=name]')?.focus()
  })
  keepDraft(form)
}
