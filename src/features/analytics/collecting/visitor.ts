/**
 * Identifies a visitor for one day: a hash of what the browser sends anyway, with a salt that is deleted after the day.
 * Visits on two days, or on two sites, cannot be linked; once the salt is deleted the hash cannot be recomputed.
 */

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { runStatement } from '../../../cms/statements'
import { into, select } from '../../../cms/tables'
import { keyedHash } from '../../../platform/signing'
import type { RequestContext } from '../../../web/tracking'
import { dayOf } from '../counting/periods'
import { analyticsSalts } from '../tables'

/** Bytes of a hash: collisions within a day are practically impossible. */
const BYTES = 12

export interface Salts {
  /** The salt of the day in which the moment lies. */
  at(now: number): Promise<string>
}

/** All processes of a site have the same salt; the day's first process creates it and deletes earlier ones. */
export function daySalts(payload: BasePayload): Salts {
  let kept: { day: string; salt: Promise<string> } | undefined

  async function fetch(day: string): Promise<string> {
    const fresh = randomBytes(32).toString('base64url')
    await runStatement(
      payload,
      sql`insert into ${into(analyticsSalts, 'day', 'salt')} values (${day}, ${fresh})
        on conflict (${analyticsSalts.day}) do nothing`,
    )
    await runStatement(payload, sql`delete from ${analyticsSalts} where ${analyticsSalts.day} < ${day}`)
    const [row] = await runStatement(
      payload,
      select({ salt: analyticsSalts.salt }, sql`from ${analyticsSalts} where ${analyticsSalts.day} = ${day}`),
    )
    return textIn(row?.salt) || fresh
  }

  return {
    at(now) {
      const day = dayOf(now)
      if (kept?.day === day) return kept.salt
      const salt = fetch(day)
      kept = { day, salt }
      // The next call tries again.
      salt.catch(() => {
        if (kept?.salt === salt) kept = undefined
      })
      return salt
    },
  }
}

export function visitorHash(salt: string, { address, headers }: Pick<RequestContext, 'address' | 'headers'>): string {
  return keyedHash(salt, `${headers.host ?? ''}\n${address}\n${headers['user-agent'] ?? ''}`)
    .subarray(0, BYTES)
    .toString('base64url')
}
