/** Writes a comment of the request's user, and tells those whom it concerns. */
import type { PayloadRequest } from 'payload'
import { displayName } from '../collaboration'
import { notify } from './notify'
import { WHOLE } from './place'
import { readStaff } from './staff'
import { type Comment, insertComment, removeNotices } from './store'

export const WHOLE_DOCUMENT = { place: WHOLE, label: '', locale: null } as const

type Writing = Pick<Comment, 'document' | 'place' | 'label' | 'locale'> & {
  text: string
  /** Of the document. */
  title: string
  /** The thread that it replies to; empty for a new one. */
  before: readonly Comment[]
}

/** Returns the comment's id. The user must be of the staff and able to read the document. */
export async function writeComment(req: PayloadRequest, writing: Writing, now: number): Promise<number> {
  const { document, place, label, locale, text, title, before } = writing
  const thread = before[0]?.id ?? null
  const written = {
    document,
    thread,
    place,
    label,
    locale,
    text,
    author: Number(req.user?.id),
    authorName: displayName(req.user),
  }
  const id = await insertComment(req, written, now)
  if (thread !== null) await removeNotices(req, thread, written.author)
  const comment = { ...written, id, writtenAt: now, editedAt: null, doneAt: null, doneBy: '' }
  await notify(req, { comment, thread: [...before, comment], title, staff: await readStaff(req) }, now)
  return id
}
