/** Counts in the database of actions that cost money. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../../cms/statements'
import { alias, excluded, into } from '../../../cms/tables'
import type { NewsletterSetting } from '../../../cms/types'
import { networkOf } from '../../../platform/network'
import { signatureText } from '../../../platform/signing'
import { newsletterCounters } from '../tables'

const c = alias(newsletterCounters, 'c')

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const HOME = 'NO'

interface Bound {
  key: string
  most: number
  /** Milliseconds after the first action until the count restarts. */
  within: number
}

/** Counts one action; false if the limit is reached. One statement, so that concurrent requests cannot exceed it. */
async function take(payload: BasePayload, { key, most, within }: Bound, now: number): Promise<boolean> {
  if (most <= 0) return false
  const [at, resets] = [moment(now), moment(now + within)]
  const rows = await runStatement(
    payload,
    sql`insert into ${into(c, 'key', 'count', 'resets_at')} values (${key}, 1, ${resets})
      on conflict (${newsletterCounters.key}) do update set
        ${newsletterCounters.count} = case when ${c.resets_at} <= ${at} then 1 else ${c.count} + 1 end,
        ${newsletterCounters.resets_at} = case when ${c.resets_at} <= ${at}
          then ${excluded(newsletterCounters).resets_at} else ${c.resets_at} end
        where ${c.resets_at} <= ${at} or ${c.count} < ${most}
      returning ${newsletterCounters.id}`,
  )
  return rows.length > 0
}

export interface CodeRequest {
  mobile: string
  /** Two-letter country code; empty for numbers without a country. */
  country: string
  address: string
}

/**
 * Whether one more code may be sent. Narrow limits are checked first: a request they refuse does not count towards the
 * wide ones, so that no single client can use these up for all.
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
          // SMS pumping targets one expensive country: a country gets half of the limit for foreign numbers.
          { key: `country:${country}`, most: Math.ceil(settings.foreignPerHour / 2), within: HOUR },
          { key: 'abroad', most: settings.foreignPerHour, within: HOUR },
        ]),
    { key: 'hour', most: settings.codesPerHour, within: HOUR },
    { key: 'day', most: settings.codesPerDay, within: DAY },
  ]
  for (const bound of bounds) if (!(await take(payload, bound, now))) return false
  return true
}

/** Deletes expired counts. */
export async function deleteOldCounters(payload: BasePayload, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${newsletterCounters} where ${newsletterCounters.resets_at} <= ${moment(now)}`,
  )
}
