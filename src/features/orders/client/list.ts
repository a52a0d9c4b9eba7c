/** Keeps the form's rows, the stored list and the rest of the page in sync. */
import { latestOnly } from '../../../web/client/combobox/latest'
import { isTouched } from '../../../web/client/touched'
import { ORDER_ROW_ADDED } from '../../../web/events'
import {
  addRows,
  MAX_ROWS,
  type OrderRow,
  onListElsewhere,
  readList,
  readPasted,
  readQuantity,
  type SumWords,
  sameNumber,
  type TypedRow,
  writeList,
} from '../../orderList/client'
import { TAKE_OVER_ADDRESS } from '../addresses'
import { initialRows, orderedRows, type RowColumn, reduceRows } from '../form/rows'
import type { FormStart } from '../form/start'
import type { FormT } from '../form/texts'
import type { RowArticle } from '../lookups'
import { fetchArticles, suggestArticles } from './articles'
import { createStore, createValue } from './store'

/** Milliseconds after the last key press until the list is saved and suggestions are requested. */
const KEEP_PAUSE = 250
const SUGGEST_PAUSE = 150
/** Least number of characters for suggestions. */
const MIN_TYPED = 2

/** The article named in the address, which is removed from it so that the article is added once. */
function namedInAddress(): OrderRow[] {
  const address = new URL(location.href)
  const number = address.searchParams.get('artnr')?.trim()
  if (!number || !sameNumber(number)) return []
  const quantity = readQuantity(address.searchParams.get('antall') ?? '1') ?? 1
  for (const name of ['artnr', 'antall']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return [{ number, quantity }]
}

export function createList({
  start,
  t,
  words,
  url,
  fromCookie,
  announce,
  onArticles,
}: {
  start: FormStart
  t: FormT
  words: SumWords
  /** Address of the list and its form. */
  url: string
  /** The list comes from the cookie of a browser without script. */
  fromCookie: boolean
  announce: (text: string) => void
  /** Called when the articles, or what is known of them, changed. */
  onArticles: () => void
}) {
  const store = createStore(reduceRows, initialRows(start.rows, start.facts, start.rowErrors, words.locale))
  const suggestions = createValue<readonly RowArticle[]>([])
  const announcement = { ...words, url }
  const ordered = () => orderedRows(store.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  let element: HTMLElement | undefined

  const requestContext = latestOnly<readonly RowArticle[]>({
    ask: (typed, signal) => suggestArticles(words.locale, typed, signal),
    show: (_, found) => {
      // Without suggestions, numbers can be typed in full.
      if (found) suggestions.apply(found)
    },
  })

  /** Saves the list and notifies the page, then looks up unknown articles. */
  function keep({ added = false } = {}): void {
    clearTimeout(timer)
    writeList(ordered(), announcement, { added })
    void learn()
  }

  async function learn(again = false): Promise<void> {
    const rows = ordered()
    const { facts } = store.get()
    const unknown = rows.map(({ number }) => number).filter((number) => again || !facts.has(sameNumber(number)))
    const before = JSON.stringify(rows)
    await fetchArticles(words.locale, unknown, (learnt) => store.apply({ kind: 'learnt', facts: learnt }))
    if (JSON.stringify(ordered()) !== before) writeList(ordered(), announcement)
    onArticles()
  }

  /** Key of the row that has the focus. */
  function heldRow(): number | undefined {
    const at = [...(element?.children ?? [])].findIndex((row) => row.contains(document.activeElement))
    return store.get().rows[at]?.key
  }

  /** Values typed before hydration. */
  function typedBefore(): Map<number, TypedRow> {
    const { rows } = store.get()
    return new Map(
      [...(element?.children ?? [])].flatMap((row, at): [number, TypedRow][] => {
        const [quantity, number] = row.querySelectorAll('input')
        const key = rows[at]?.key
        if (!quantity || !number || key === undefined || !(isTouched(quantity) || isTouched(number))) return []
        return [[key, { quantity: quantity.value, number: number.value }]]
      }),
    )
  }

  function begin(isReturned: boolean): void {
    const typed = typedBefore()
    if (isReturned)
      // On a form that the server returned, typed values take precedence over the stored list.
      for (const [key, row] of typed)
        for (const column of ['quantity', 'number'] as const)
          store.apply({ kind: 'typed', key, column, text: row[column] })
    else {
      // The server already drew articles from the address or a cookie; here they join the stored list.
      const list = addRows(readList(), namedInAddress()).rows
      store.apply({ kind: 'tookOver', list, typed, held: heldRow() })
    }
    if (!fromCookie) keep()
    else
      void fetch(TAKE_OVER_ADDRESS, { method: 'POST' })
        .then(async (response) => ((await response.json()) as { rows: OrderRow[] }).rows)
        .then((taken) => {
          if (!isReturned) store.apply({ kind: 'replaced', list: addRows(ordered(), taken).rows, held: heldRow() })
          keep()
        })
        .catch(() => {})
    void learn(true)
  }

  return {
    store,
    suggestions,
    keep,
    /** What is known of the article with a number. */
    articleOf: (number: string) => store.get().facts.get(sameNumber(number)),
    numbers: () => ordered().map(({ number }) => number),
    type(key: number, column: RowColumn, text: string): void {
      store.apply({ kind: 'typed', key, column, text })
      clearTimeout(timer)
      timer = setTimeout(keep, KEEP_PAUSE)
      const typed = text.trim()
      if (column === 'number' && typed.length >= MIN_TYPED) requestContext.request(typed, SUGGEST_PAUSE)
    },
    /** Adds several pasted rows. Returns false for a single number, which the browser pastes itself. */
    paste(text: string): boolean {
      const pasted = readPasted(text)
      if (pasted.length === 0 || (pasted.length === 1 && !/[\t;\n]|\s[x×*]\s/iu.test(text))) return false
      const { rows, left } = addRows(ordered(), pasted)
      store.apply({ kind: 'replaced', list: rows, held: heldRow() })
      keep()
      const message = t('orderPasted', { count: pasted.length - left })
      announce(left > 0 ? `${message} ${t('orderPastedLeft', { count: left, max: MAX_ROWS })}` : message)
      return true
    },
    empty: () => writeList([], announcement),
    /** Attaches to the rendered rows. Returns a function that detaches. */
    connect(rows: HTMLElement, isReturned: boolean): () => void {
      element = rows
      begin(isReturned)
      // React has no commit event: leaving the field, Enter or a suggestion commits a value.
      const commit = () => {
        store.apply({ kind: 'left' })
        keep()
      }
      const add = (event: Event) => {
        event.preventDefault()
        store.apply({ kind: 'added', row: (event as CustomEvent<OrderRow>).detail })
        keep({ added: true })
      }
      rows.addEventListener('change', commit)
      document.addEventListener(ORDER_ROW_ADDED, add)
      const leave = onListElsewhere(() => {
        store.apply({ kind: 'replaced', list: readList(), held: heldRow() })
        void learn()
      })
      return () => {
        clearTimeout(timer)
        requestContext.cancel()
        rows.removeEventListener('change', commit)
        document.removeEventListener(ORDER_ROW_ADDED, add)
        leave()
      }
    },
  }
}
export type List = ReturnType<typeof createList>
