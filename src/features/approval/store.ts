/** Statements on requests for approval, and the version that one is about. */
import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { momentIn, numberIn, textIn } from '../../cms/rows'
import { moment, runWithin, storable } from '../../cms/statements'
import { excluded, into, pick, select } from '../../cms/tables'
import { approvalRequests as requests } from './tables'

/** Milliseconds since 1970 throughout. */
export interface ApprovalRequest {
  document: string
  version: number
  versionAt: number
  user: number | null
  userName: string
  note: string
  at: number
}

const columns = pick(requests, 'document', 'version', 'version_at', 'user', 'user_name', 'note', 'at')

const requestIn = (row: Readonly<Record<keyof typeof columns, unknown>>): ApprovalRequest => ({
  document: textIn(row.document),
  version: Number(row.version),
  versionAt: momentIn(row.version_at),
  user: numberIn(row.user) ?? null,
  userName: textIn(row.user_name),
  note: textIn(row.note),
  at: momentIn(row.at),
})

export async function readRequest(req: PayloadRequest, document: string): Promise<ApprovalRequest | undefined> {
  const rows = await runWithin(req, select(columns, sql`from ${requests} where ${requests.document} = ${document}`))
  return rows.map(requestIn)[0]
}

/** The longest waiting first. */
export async function readRequests(req: PayloadRequest, most: number): Promise<ApprovalRequest[]> {
  const rows = await runWithin(
    req,
    select(columns, sql`from ${requests} order by ${requests.at}, ${requests.id} limit ${most}`),
  )
  return rows.map(requestIn)
}

/** Replaces an earlier one on the document. */
export async function writeRequest(req: PayloadRequest, request: ApprovalRequest & { user: number }): Promise<void> {
  const { document, version, versionAt, user, userName, note, at } = request
  const target = into(requests, 'document', 'version', 'version_at', 'user', 'user_name', 'note', 'at')
  const latest = excluded(requests)
  await runWithin(
    req,
    sql`insert into ${target} values (${document}, ${version}, ${moment(versionAt)}, ${user}, ${userName},
      ${storable(note)}, ${moment(at)})
      on conflict (${requests.document}) do update set ${requests.version} = ${latest.version},
      ${requests.version_at} = ${latest.version_at}, ${requests.user} = ${latest.user},
      ${requests.user_name} = ${latest.user_name}, ${requests.note} = ${latest.note}, ${requests.at} = ${latest.at}`,
  )
}

export const deleteRequest = (req: PayloadRequest, document: string) =>
  runWithin(req, sql`delete from ${requests} where ${requests.document} = ${document}`)

/** A deleted user's requests stay with the name. Ids may be given again: nothing may belong to the next. */
export const clearReferencesToUser = (req: PayloadRequest, user: number) =>
  runWithin(req, sql`update ${requests} set ${requests.user} = null where ${requests.user} = ${user}`)

export interface LatestVersion {
  id: number
  /** Milliseconds since 1970. */
  at: number
  isDraft: boolean
}

export async function latestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<LatestVersion | undefined> {
  const { docs } = await req.payload.db.findVersions<{ _status?: string }>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = docs
  return (
    found && { id: Number(found.id), at: Date.parse(found.updatedAt), isDraft: found.version._status !== 'published' }
  )
}

/** Whether the document is still as it was when approval was asked for. */
export const isSame = ({ version, versionAt }: ApprovalRequest, latest: LatestVersion | undefined): boolean =>
  latest?.id === version && latest.at === versionAt
