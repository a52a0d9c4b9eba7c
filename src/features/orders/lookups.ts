/** Lookups of the form's script while typing. */
import { z } from 'zod'
import { defaultLocale, locales } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import type { Site } from '../../web/site'
import { type ArticleFacts, articleHref, findArticlesByNumber, foldedNumber, suggestArticles } from '../catalogue'
import { ARTICLES_ADDRESS, DEALERS_ADDRESS } from './addresses'
import type { OrderLimits } from './limits'
import { articleParts } from './lines'
import { type DealerChoice, proposeDealer } from './proposal'
import type { Routing } from './states'

/** An article as a row shows it. */
export interface RowArticle {
  number: string
  name: string
  unit?: string
  divisible?: true
  price?: number
  priceText?: string
  href: string
  picture?: string
}

export interface DealersResponse {
  place: string
  choices: readonly DealerChoice[]
  proposed?: number
  routing: Routing
}

/** Numbers per call; longer lists need several calls. */
const MAX_NUMBERS = 60
const MAX_SUGGESTIONS = 8
/** Least number of characters for suggestions. */
const MIN_TYPED = 2
const MAX_TYPED = 80

const locale = z.enum(locales).catch(defaultLocale)

function rowArticle(article: ArticleFacts, site: Site): RowArticle {
  return { number: article.number, ...articleParts(article), href: articleHref(article, site) }
}

const numbersOf = (given: readonly string[] | undefined) =>
  (given ?? []).map((number) => number.slice(0, MAX_TYPED)).slice(0, MAX_NUMBERS)

export function lookupRoutes(routes: Routes, { read, payload }: Runtime, allow: OrderLimits): void {
  routes.get(ARTICLES_ADDRESS, async (context) => {
    context.header('cache-control', 'no-store')
    if (!allow('lookups', context.env.address)) return context.json({ articles: [] }, 429)
    const { site, reader } = await read(locale.parse(context.req.query('locale')))
    const numbers = numbersOf(context.req.queries('numre'))
    if (numbers.length > 0) {
      const found = await findArticlesByNumber(reader, numbers)
      // Numbers as requested, so that the client need not know how they are normalised.
      const articles = numbers.map((number) => {
        const article = found.get(foldedNumber(number))
        return article ? rowArticle(article, site) : null
      })
      return context.json({ articles })
    }
    const typed = (context.req.query('q') ?? '').trim().slice(0, MAX_TYPED)
    const suggested = typed.length < MIN_TYPED ? [] : await suggestArticles(reader, typed, MAX_SUGGESTIONS)
    return context.json({ articles: suggested.map((article) => rowArticle(article, site)) })
  })

  routes.get(DEALERS_ADDRESS, async (context) => {
    context.header('cache-control', 'no-store')
    if (!allow('lookups', context.env.address))
      return context.json({ place: '', choices: [], routing: 'headOffice' }, 429)
    const { reader } = await read(locale.parse(context.req.query('locale')))
    const { proposal } = await reader.global('orderSettings', { depth: 0 })
    const found = await findArticlesByNumber(reader, numbersOf(context.req.queries('numre')))
    const { place, choices, proposed, routing } = await proposeDealer(reader, payload, {
      postcode: context.req.query('postnr') ?? '',
      articles: found.values(),
      chosen: (context.req.query('forhandler') ?? '').slice(0, 100),
      proposal,
    })
    const body: DealersResponse = { place, choices, routing, ...(proposed === undefined ? {} : { proposed }) }
    return context.json(body)
  })
}
