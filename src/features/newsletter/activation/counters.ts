/** Counts in the database of what costs money. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../../cms/statements'
import type { NewsletterSetting } from '../../../cms/types'
import { networkOf } from '../../../platform/network'
import { signatureText } from '../../../platform/signing'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const HOME = 'NO'

interface Bound {
  key: string
  most: number
  /** Milliseconds after the first that all are forgotten. */
  within: number
}

/** Counts one; false when there were as many as may be. One statement: neither two processes nor two requests get past. */
async function take(payload: BasePayload, { key, most, within }: Bound, now: number): Promise<boolean> {
  if (most <= 0) return false
  const [at, resets] = [moment(now), moment(now + within)]
  const rows = await runStatement(
    payload,
    sql`insert into newsletter_counters (key, count, resets_at) values (${key}, 1, ${resets})
      on conflict (key) do update set
        count = case when newsletter_counters.resets_at <= ${at} then 1 else newsletter_counters.count + 1 end,
        resets_at = case when newsletter_counters.resets_at <= ${at} then excluded.resets_at
          else newsletter_counters.resets_at end
        where newsletter_counters.resets_at <= ${at} or newsletter_counters.count < ${most}
      returning id`,
  )
  return rows.length > 0
}

export interface CodeRequest {
  mobile: string
  /** Two letters; empty for numbers of no country. */
  country: string
  address: string
}

/**
 * Whether one more code may be sent. The narrow bounds come first: what one of them refuses does not count to the wide
 * ones, so that nobody alone can use these up for all.
 */
export async function mayCostCode(
  payload: BasePayload,
  { mobile, country, address }: CodeRequest,
  settings: NewsletterSetting,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const countries = settings.countriesForCodes ?? []
  if (countries.length > 0 && !countries.includes(country)) return false
  const hidden = (what: string) => signatureText(secret, 'newsletter-counter', what).slice(0, 22)
  const bounds: Bound[] = [
    { key: `number:${hidden(mobile)}`, most: settings.codesPerNumber, within: DAY },
    { key: `network:${hidden(networkOf(address))}`, most: settings.codesPerAddress, within: HOUR },
    ...(country === HOME
      ? []
      : [
          // Pumping goes to one dear country: it gets half of what goes abroad.
          { key: `country:${country}`, most: Math.ceil(settings.foreignPerHour / 2), within: HOUR },
          { key: 'abroad', most: settings.foreignPerHour, within: HOUR },
        ]),
    { key: 'hour', most: settings.codesPerHour, within: HOUR },
    { key: 'day', most: settings.codesPerDay, within: DAY },
  ]
  for (const bound of bounds) if (!(await take(payload, bound, now))) return false
  return true
}

/** Takes out what counts no more. */
export async function deleteOldCounters(payload: BasePayload, now: number): Promise<void> {
  await runStatement(payload, sql`delete from newsletter_counters where resets_at <= ${moment(now)}`)
}
