/** A dealer as e-mails show it: where it is, how to call it, and when it is open. */
import type { BasePayload } from 'payload'
import type { Locale } from '../../lib/locales'
import { DEALERS } from './collections'
import { daysAfter } from './hours/holidays'
import { dateName, spansText, weekdayName } from './hours/hoursText'
import { momentOf } from './hours/moment'
import { type OpeningHours, openingHours, weekFrom } from './hours/opening'
import { dealerTexts } from './texts'

export interface DealerContact {
  name: string
  address: string
  phone: string
  /** Weekdays with the same hours together, then days of the coming weeks that differ; empty if unknown. */
  hours: readonly (readonly [days: string, times: string])[]
}

/** Days ahead whose exceptions are named: an e-mail is read within them. */
const AHEAD = 14
/** Any Monday: the names of the weekdays are taken from its week. */
const MONDAY = '2024-01-01'

function hoursOf(hours: OpeningHours, today: string, locale: Locale): DealerContact['hours'] {
  const times = (spans: OpeningHours['week'][number]) =>
    spans.length > 0 ? spansText(spans, locale) : dealerTexts.dealerClosed[locale]
  const day = (at: number) => weekdayName(daysAfter(MONDAY, at), locale)
  const runs: { first: number; last: number; times: string }[] = []
  for (const [at, spans] of hours.week.entries()) {
    const run = runs.at(-1)
    if (run?.times === times(spans)) run.last = at
    else runs.push({ first: at, last: at, times: times(spans) })
  }
  const usual = runs.map(
    ({ first, last, times }) => [first === last ? day(first) : `${day(first)}–${day(last)}`, times] as const,
  )
  const unusual = weekFrom(hours, today, AHEAD)
    .filter((one) => one.unusual)
    .map(({ date, spans }) => [dateName(date, locale), times(spans)] as const)
  return [...usual, ...unusual]
}

/** Undefined: there is no such published dealer. */
export async function readDealerContact(
  payload: BasePayload,
  id: number | undefined,
  { locale, now }: { locale: Locale; now: number },
): Promise<DealerContact | undefined> {
  if (id === undefined) return undefined
  const dealer = await payload.findByID({ collection: DEALERS, id, depth: 0, locale, disableErrors: true })
  if (dealer?._status !== 'published') return undefined
  const { name, street, postcode, place, phone } = dealer
  const hours = openingHours(dealer)
  return {
    name,
    address: [street, `${postcode} ${place}`].join('\n'),
    phone: phone ?? '',
    hours: hours ? hoursOf(hours, momentOf(now).date, locale) : [],
  }
}
