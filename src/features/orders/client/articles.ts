/** What the site knows of articles: of the numbers in the list, and of what is being typed. */
import { type OrderRow, sameNumber } from '../../orderList/client'
import type { RowArticle } from '../lookups'

/** Numbers in one call, so that its address stays short. */
const PART = 30
/** Milliseconds without a key before suggestions are asked for, and letters from which they are. */
const PAUSE = 150
const MIN_TYPED = 2

async function ask(endpoint: string, query: URLSearchParams): Promise<(RowArticle | null)[]> {
  const answer = await fetch(`${endpoint}?${query}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return ((await answer.json()) as { articles: (RowArticle | null)[] }).articles
}

/** Learns what is not known yet; null: there is no such article. True when something was learnt. */
export async function learnArticles(
  endpoint: string,
  locale: string,
  numbers: readonly string[],
  facts: Map<string, OrderRow | null>,
  { again = false } = {},
): Promise<boolean> {
  const unknown = [
    ...new Set(numbers.filter((number) => sameNumber(number) && (again || !facts.has(sameNumber(number))))),
  ]
  for (let at = 0; at < unknown.length; at += PART) {
    const part = unknown.slice(at, at + PART)
    const query = new URLSearchParams({ locale })
    for (const number of part) query.append('numre', number)
    try {
      for (const [place, article] of (await ask(endpoint, query)).entries())
        facts.set(sameNumber(part[place] ?? ''), article && { ...article, quantity: 1 })
    } catch {
      // Not known is not wrong: the server looks again when it is sent.
      return at > 0
    }
  }
  return unknown.length > 0
}

/** Article numbers under the field that is typed in, by the browser's own list. */
export function suggestArticles(form: HTMLFormElement, endpoint: string, locale: string): void {
  const list = document.createElement('datalist')
  list.id = 'bestilling-artikler'
  form.append(list)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = ''
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.order-number')) return
    target.setAttribute('list', list.id)
    const typed = target.value.trim()
    clearTimeout(timer)
    if (typed.length < MIN_TYPED || typed === asked) return
    timer = setTimeout(async () => {
      asked = typed
      try {
        const found = await ask(endpoint, new URLSearchParams({ q: typed, locale }))
        if (asked !== typed) return
        list.replaceChildren(
          ...found.flatMap((article) => {
            if (!article) return []
            const option = document.createElement('option')
            option.value = article.number
            option.label = `${article.number} – ${article.name}`
            return [option]
          }),
        )
      } catch {
        // Numbers can be typed whole.
      }
    }, PAUSE)
  })
}
