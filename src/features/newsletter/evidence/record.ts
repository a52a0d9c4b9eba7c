/** Records evidence. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../../cms/statements'
import { into, returning } from '../../../cms/tables'
import { consentEvents } from '../tables'
import type { EvidenceKind, WordingSource } from './collections'

/** How and where consent was given or withdrawn. */
export interface Circumstances {
  /** Whether the person saw a wording, as far as the site knows. */
  wordingSource?: WordingSource | undefined
  /** The wording that the person saw. */
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

/** Most characters stored of texts that come from a request. */
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
] as const

/** Returns the ids of the new records, in the same order. */
export async function recordEvidence(payload: BasePayload, list: readonly Evidence[], now: number): Promise<number[]> {
  if (list.length === 0) return []
  const rows = list.map(
    ({ mobile, kind, groups, wordingSource, wording, wordingVersion, page, address, source }) =>
      sql`(${moment(now)}, ${mobile}, ${kind}, ${JSON.stringify(groups)}, ${wordingSource ?? null},
        ${wording ?? null}, ${wordingVersion ?? null}, ${page?.slice(0, MAX_TEXT) ?? null}, ${address ?? null},
        ${source.slice(0, MAX_TEXT)})`,
  )
  const stored = await runStatement(
    payload,
    returning(sql`insert into ${into(consentEvents, ...columns)} values ${sql.join(rows, sql`, `)}`, {
      id: consentEvents.id,
    }),
  )
  return stored.map(({ id }) => Number(id))
}
