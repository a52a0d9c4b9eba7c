/** Statements on comments and on whom they wait for. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { momentIn, numberIn, textIn } from '../../cms/rows'
import { listOf, moment, runWithin, storable } from '../../cms/statements'
import { excluded, into, pick, returning, select } from '../../cms/tables'
import type { CommentPlace } from './place'
import { comments, commentNotices as notices } from './tables'

export interface Comment {
  id: number
  document: string
  /** Null in the first of a thread. */
  thread: number | null
  /** Null where it was deleted and its replies stay. */
  text: string | null
  /** Null once the user is deleted. */
  author: number | null
  authorName: string
  /** Milliseconds since 1970. */
  writtenAt: number
  editedAt: number | null
  place: CommentPlace
  label: string
  locale: string | null
  doneAt: number | null
  doneBy: string
}

/** Comments of a document that are read, the newest. */
const MAX_READ = 1000

const columns = pick(
  comments,
  'id',
  'document',
  'thread',
  'row',
  'field',
  'label',
  'locale',
  'done_at',
  'done_by',
  'text',
  'author',
  'author_name',
  'written_at',
  'edited_at',
)

const orNull = (text: unknown) => textIn(text) || null

async function readWhere(req: PayloadRequest, condition: SQL): Promise<Comment[]> {
  const rows = await runWithin(
    req,
    select(columns, sql`from ${comments} where ${condition} order by ${comments.id} desc limit ${MAX_READ}`),
  )
  return rows.reverse().map((row) => ({
    id: Number(row.id),
    document: textIn(row.document),
    thread: numberIn(row.thread) ?? null,
    text: orNull(row.text),
    author: numberIn(row.author) ?? null,
    authorName: textIn(row.author_name),
    writtenAt: momentIn(row.written_at),
    editedAt: momentIn(row.edited_at) || null,
    place: { row: orNull(row.row), field: orNull(row.field) },
    label: textIn(row.label),
    locale: orNull(row.locale),
    doneAt: momentIn(row.done_at) || null,
    doneBy: textIn(row.done_by),
  }))
}

/** In the order in which they were written. */
export const commentsOf = (req: PayloadRequest, document: string) =>
  readWhere(req, sql`${comments.document} = ${document}`)

export const readComment = async (req: PayloadRequest, id: number): Promise<Comment | undefined> =>
  (await readWhere(req, sql`${comments.id} = ${id}`))[0]

/** A thread with its replies; empty if it is gone. */
export const readThread = (req: PayloadRequest, thread: number) =>
  readWhere(req, sql`${comments.id} = ${thread} or ${comments.thread} = ${thread}`)

/** Changes whenever a comment of the document is written, changed, deleted or done. */
export async function stampOf(req: PayloadRequest, document: string): Promise<string> {
  const [row] = await runWithin(
    req,
    select(
      { total: sql`count(*)`, last: sql`max(${comments.changed_at})`, id: sql`max(${comments.id})` },
      sql`from ${comments} where ${comments.document} = ${document}`,
    ),
  )
  return `${numberIn(row?.total) ?? 0} ${numberIn(row?.id) ?? 0} ${momentIn(row?.last)}`
}

export type NewComment = Pick<Comment, 'document' | 'thread' | 'place' | 'label' | 'locale' | 'authorName'> & {
  text: string
  author: number
}

/** Returns its id. */
export async function insertComment(req: PayloadRequest, comment: NewComment, now: number): Promise<number> {
  const { document, thread, place, label, locale, text, author, authorName } = comment
  const target = into(
    comments,
    'document',
    'thread',
    'row',
    'field',
    'label',
    'locale',
    'text',
    'author',
    'author_name',
    'written_at',
    'changed_at',
  )
  const at = moment(now)
  const [row] = await runWithin(
    req,
    returning(
      sql`insert into ${target} values (${document}, ${thread}, ${place.row}, ${place.field}, ${storable(label)},
        ${locale}, ${storable(text)}, ${author}, ${authorName}, ${at}, ${at})`,
      { id: comments.id },
    ),
  )
  return Number(row?.id)
}

const update = (req: PayloadRequest, id: number, values: SQL, now: number) =>
  runWithin(
    req,
    sql`update ${comments} set ${values}, ${comments.changed_at} = ${moment(now)} where ${comments.id} = ${id}`,
  )

/** `text` null: the comment is deleted, and its replies stay. */
export const writeText = (req: PayloadRequest, id: number, text: string | null, now: number) =>
  update(
    req,
    id,
    sql`${comments.text} = ${text === null ? null : storable(text)}, ${comments.edited_at} = ${moment(now)}`,
    now,
  )

/** `by` undefined: the thread is open again. */
export const writeDone = (req: PayloadRequest, thread: number, by: string | undefined, now: number) =>
  update(
    req,
    thread,
    sql`${comments.done_at} = ${by === undefined ? null : moment(now)}, ${comments.done_by} = ${by ?? null}`,
    now,
  )

/** Deletes a comment, and those whom its thread waits for if it is the whole thread. */
export async function deleteComment(req: PayloadRequest, { id, thread }: Comment): Promise<void> {
  await runWithin(req, sql`delete from ${comments} where ${comments.id} = ${id}`)
  const ofComment = thread === null ? sql`${notices.thread} = ${id}` : sql`${notices.comment} = ${id}`
  await runWithin(req, sql`delete from ${notices} where ${ofComment}`)
}

export async function deleteCommentsOf(req: PayloadRequest, document: string): Promise<void> {
  await runWithin(
    req,
    sql`delete from ${notices} where ${notices.thread} in
      (select ${comments.id} from ${comments} where ${comments.document} = ${document})`,
  )
  await runWithin(req, sql`delete from ${comments} where ${comments.document} = ${document}`)
}

/** A deleted user's texts stay, with the name. Ids may be given again: nothing may belong to the next. */
export async function clearReferencesToUser(req: PayloadRequest, user: number): Promise<void> {
  await runWithin(req, sql`delete from ${notices} where ${notices.owner} = ${user}`)
  await runWithin(req, sql`update ${comments} set ${comments.author} = null where ${comments.author} = ${user}`)
}

/** The thread waits for these users, because of this comment. */
export async function addNotices(
  req: PayloadRequest,
  { thread, comment, users }: { thread: number; comment: number; users: readonly number[] },
  now: number,
): Promise<void> {
  if (users.length === 0) return
  const at = moment(now)
  const rows = users.map((user) => sql`(${`${thread}:${user}`}, ${thread}, ${user}, ${comment}, ${at})`)
  const latest = excluded(notices)
  await runWithin(
    req,
    sql`insert into ${into(notices, 'key', 'thread', 'owner', 'comment', 'at')} values ${sql.join(rows, sql`, `)}
      on conflict (${notices.key}) do update set ${notices.comment} = ${latest.comment}, ${notices.at} = ${latest.at}`,
  )
}

/** Removes the notices of one user, without `user` those of all. */
export const removeNotices = (req: PayloadRequest, thread: number, user?: number) =>
  runWithin(
    req,
    sql`delete from ${notices} where ${notices.thread} = ${thread}
      ${user === undefined ? sql`` : sql`and ${notices.owner} = ${user}`}`,
  )

export interface Notice {
  thread: number
  comment: number
}

/** What waits for a user, the longest first. */
export async function noticesOf(req: PayloadRequest, user: number, most: number): Promise<Notice[]> {
  const rows = await runWithin(
    req,
    select(
      pick(notices, 'thread', 'comment'),
      sql`from ${notices} where ${notices.owner} = ${user} order by ${notices.at}, ${notices.id} limit ${most}`,
    ),
  )
  return rows.map(({ thread, comment }) => ({ thread: Number(thread), comment: Number(comment) }))
}

/** All threads that wait for a user. */
export const waitingThreads = async (req: PayloadRequest, user: number): Promise<Set<number>> =>
  new Set(
    (await runWithin(req, select(pick(notices, 'thread'), sql`from ${notices} where ${notices.owner} = ${user}`))).map(
      ({ thread }) => Number(thread),
    ),
  )

export async function commentsWithIds(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, Comment>> {
  if (ids.length === 0) return new Map()
  const found = await readWhere(req, sql`${comments.id} in (${listOf(ids)})`)
  return new Map(found.map((comment) => [comment.id, comment]))
}
