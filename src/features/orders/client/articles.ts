/** Looks up articles: those in the list by number, and suggestions for typed text. */
import { type OrderRow, sameNumber } from '../../orderList/client'
import { ARTICLES_ADDRESS } from '../addresses'
import type { ArticleFactsByNumber } from '../form/rows'
import type { RowArticle } from '../lookups'

/** Numbers per call; keeps the URL short. */
const PART = 30

async function ask(query: URLSearchParams, signal?: AbortSignal): Promise<(RowArticle | null)[]> {
  const response = await fetch(`${ARTICLES_ADDRESS}?${query}`, signal ? { signal } : {})
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { articles: (RowArticle | null)[] }).articles
}

/** Looks up articles in batches. Failures are ignored: the server looks them up again when the order is sent. */
export async function fetchArticles(
  locale: string,
  numbers: readonly string[],
  learnt: (facts: ArticleFactsByNumber) => void,
): Promise<void> {
  const requested = [...new Set(numbers)]
  for (let at = 0; at < requested.length; at += PART) {
    const part = requested.slice(at, at + PART)
    const query = new URLSearchParams({ locale })
    for (const number of part) query.append('numre', number)
    try {
      const found = await ask(query)
      learnt(
        new Map(
          found.map((article, place): [string, OrderRow | null] => [
            sameNumber(part[place] ?? ''),
            article && { ...article, quantity: 1 },
          ]),
        ),
      )
    } catch {
      return
    }
  }
}

export async function suggestArticles(locale: string, typed: string, signal: AbortSignal): Promise<RowArticle[]> {
  const found = await ask(new URLSearchParams({ q: typed, locale }), signal)
  return found.filter((article) => article !== null)
}
