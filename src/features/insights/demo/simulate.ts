/**
 * Simulated visits of the demo, counted as real ones are (`features/analytics/counting/visits.ts`): each page or article seen is
 * credited once for each visit. The same seed, days and content give the same figures.
 */
import type { SampleRow } from '../samples'
import { type Chance, chanceFrom } from './chance'
import * as habits from './habits'

export interface SampleContent {
  /** Paths of pages. */
  pages: readonly string[]
  articles: readonly { id: number; path: string }[]
  dealers: readonly { id: number; path: string }[]
  /** Path of the dealer finder. */
  finder: string
}

const SEED = 20261122
/** Days before the last that also have counts by hour. */
const DAYS_BY_HOUR = 14

/** Weights that fall with the position. */
const falling = <Value>(values: readonly Value[]) => values.map((value, at) => [value, 1 / (at + 2)] as const)

type Count = (dimension: SampleRow['dimension'], value: string, metric: SampleRow['measure'], by?: number) => void

/** The weighted choices, computed once for all visits. */
function choicesOf({ pages, articles, dealers }: SampleContent) {
  return {
    pages: falling(pages),
    articles: falling(articles),
    // Some dealers lie in populous places.
    dealers: dealers.map((dealer, at) => [dealer, 1 / ((at % 9) + 2)] as const),
  }
}

type Choices = ReturnType<typeof choicesOf>

function visit(chance: Chance, content: SampleContent, choices: Choices, count: Count): void {
  const referrer = chance.pick(habits.referrers)
  const campaign = chance.happens(habits.BY_CAMPAIGN) ? chance.pick<readonly string[]>(habits.campaigns).join('\t') : ''
  const seen = new Set<string>()
  const articles = new Set<string>()
  count('all', '', 'visits')
  count('referrer', referrer, 'visits')
  if (campaign) count('campaign', campaign, 'visits')

  function view(path: string, what?: ['article' | 'dealer', number]): void {
    count('all', '', 'views')
    count('page', path, 'views')
    if (seen.size === 0) count('page', path, 'entries')
    if (!seen.has(path)) {
      count('page', path, 'visits')
      if (what) count(what[0], String(what[1]), 'visits')
    }
    if (what) count(what[0], String(what[1]), 'views')
    seen.add(path)
  }

  do {
    if (choices.articles.length > 0 && chance.happens(0.42)) {
      const { id, path } = chance.pick(choices.articles)
      view(path, ['article', id])
      articles.add(String(id))
      if (chance.happens(0.07)) {
        count('all', '', 'articleAdded')
        count('article', String(id), 'articleAdded')
      }
    } else view(chance.pick(choices.pages))
  } while (chance.happens(habits.GOES_ON))

  if (chance.happens(0.12)) {
    const isEmpty = chance.happens(0.17)
    const term = chance.pick<string>(isEmpty ? habits.emptyTerms : habits.terms)
    for (const metric of isEmpty ? (['searches', 'emptySearches'] as const) : (['searches'] as const)) {
      count('all', '', metric)
      count('term', term, metric)
    }
  }
  if (chance.happens(0.006)) count('all', '', 'newsletterJoined')
  if (chance.happens(0.003)) count('all', '', 'memberRegistered')

  const eager = (articles.size > 0 ? 1.5 : 0.8) * (campaign.startsWith('nyhetsbrev') ? 1.9 : 1)
  if (!chance.happens(0.15 * eager)) return
  const before = [...seen]
  view(content.finder)
  count('all', '', 'finn_din_forhandler')
  if (chance.happens(0.6)) {
    const [postcode, kilometres] = chance.pick<readonly [string, number]>(habits.places)
    count('postcode', postcode, 'dealersSought')
    count('postcode', postcode, 'kilometres', kilometres)
  }
  credit('leads')
  if (choices.dealers.length === 0 || !chance.happens(0.55)) return
  const dealer = chance.pick(choices.dealers)
  view(dealer.path, ['dealer', dealer.id])
  const done = chance.pick<SampleRow['measure'] | ''>([
    ['', 50],
    ['dealerCalled', 16],
    ['routeOpened', 17],
    ['dealerEmailed', 6],
    ['orderRequestSent', 11],
  ])
  if (!done) return
  count('all', '', done)
  count('dealer', String(dealer.id), done)
  if (done !== 'orderRequestSent') return
  credit('requests')
  const isAnswered = chance.happens(0.9)
  const [least, most] = chance.pick<readonly [number, number]>(habits.waits)
  const wait = Math.round((least + chance.next() * (most - least)) * (1 + (dealer.id % 5) / 4))
  count('answer', `${dealer.id}\t${isAnswered ? wait : ''}`, 'received')

  function credit(metric: 'leads' | 'requests'): void {
    count('all', '', metric)
    count('referrer', referrer, metric)
    if (campaign) count('campaign', campaign, metric)
    for (const path of before) count('page', path, metric)
    for (const article of articles) count('article', article, metric)
  }
}

/** `days`: consecutive; the last one has only the hours before `hour`. */
export function simulate(content: SampleContent, days: readonly string[], hour: number): SampleRow[] {
  const chance = chanceFrom(SEED)
  const choices = choicesOf(content)
  const rows = new Map<string, SampleRow>()
  for (const [at, day] of days.entries()) {
    const isLast = at === days.length - 1
    const weekday = habits.weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1
    // The season begins: a third more visits at the end than at the beginning.
    const season = 0.85 + (0.35 * at) / days.length
    const visits = Math.round(habits.VISITS_A_DAY * weekday * season * (0.9 + 0.2 * chance.next()))
    for (let number = 0; number < visits; number++) {
      const when = chance.pick(habits.hours)
      if (isLast && when >= hour) continue
      const byHour = at >= days.length - DAYS_BY_HOUR
      visit(chance, content, choices, (dimension, value, metric, by = 1) => {
        const periods = [day, ...(dimension === 'answer' ? [] : [day.slice(0, 7)])]
        if (dimension === 'all' && byHour) periods.push(`${day}T${String(when).padStart(2, '0')}`)
        for (const period of periods) {
          const key = `${period}\n${dimension}\n${value}\n${metric}`
          const row = rows.get(key)
          if (row) row.count += by
          else rows.set(key, { period, dimension, value, measure: metric, count: by })
        }
      })
    }
  }
  return [...rows.values()]
}
