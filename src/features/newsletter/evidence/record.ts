/** Adds to the evidence. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, name, runStatement } from '../../../cms/statements'
import type { EvidenceKind, WordingSource } from './collections'

/** How and where somebody said something. */
export interface Circumstances {
  /** Whether they saw any words, as far as the site knows. */
  wordingSource?: WordingSource | undefined
  /** The words that they saw. */
  wording?: string | undefined
  wordingVersion?: number | undefined
  /** Path of the page. */
  page?: string | undefined
  /** Shortened (`shortenedAddress`). */
  address?: string | undefined
  source: string
}

export interface Evidence extends Circumstances {
  mobile: string
  kind: EvidenceKind
  /** Ids; 0 is the newsletter of a site without groups. */
  groups: readonly number[]
}

/** Longest that is kept of what a request says of itself. */
const MAX_TEXT = 300

const columns = [
  'at',
  'mobile',
  'kind',
  'groups',
  'wording_source',
  'wording',
  'wording_version',
  'page',
  'address',
  'source',
]

/** The ids of what was added, in the same order. */
export async function recordEvidence(payload: BasePayload, list: readonly Evidence[], now: number): Promise<number[]> {
  if (list.length === 0) return []
  const rows = list.map(
    ({ mobile, kind, groups, wordingSource, wording, wordingVersion, page, address, source }) =>
      sql`(${moment(now)}, ${mobile}, ${kind}, ${JSON.stringify(groups)}, ${wordingSource ?? null}, ${wording ?? null}, ${wordingVersion ?? null},
        ${page?.slice(0, MAX_TEXT) ?? null}, ${address ?? null}, ${source.slice(0, MAX_TEXT)})`,
  )
  const stored = await runStatement(
    payload,
    sql`insert into consent_events (${sql.join(columns.map(name), sql`, `)}) values ${sql.join(rows, sql`, `)}
      returning id`,
  )
  return stored.map(({ id }) => Number(id))
}
