/** Comments of a document as threads, as the admin shows them. */
import type { CommentPlace } from './place'
import type { Comment } from './store'

export interface ShownComment {
  id: number
  /** Null where it was deleted and its replies stay. */
  text: string | null
  name: string
  isOwn: boolean
  /** Milliseconds since 1970. */
  writtenAt: number
  isEdited: boolean
}

export interface Thread {
  /** That of its first comment. */
  id: number
  place: CommentPlace
  /** What it was about when it was written. */
  label: string
  /** The language of the field; null for one that is the same in all languages. */
  locale: string | null
  /** Who marked it as done, and when. */
  done: { name: string; at: number } | null
  /** It is among the user's tasks. */
  isWaiting: boolean
  comments: ShownComment[]
}

/** The oldest thread first. A reply whose first comment was not read is left out. */
export function threadsOf(comments: readonly Comment[], user: number, waiting: ReadonlySet<number>): Thread[] {
  const threads = new Map<number, Thread>()
  for (const { id, thread, place, label, locale, doneAt, doneBy } of comments)
    if (thread === null)
      threads.set(id, {
        id,
        place,
        label,
        locale,
        done: doneAt === null ? null : { name: doneBy, at: doneAt },
        isWaiting: waiting.has(id),
        comments: [],
      })
  for (const { id, thread, text, authorName, author, writtenAt, editedAt } of comments)
    threads
      .get(thread ?? id)
      ?.comments.push({ id, text, name: authorName, isOwn: author === user, writtenAt, isEdited: editedAt !== null })
  return [...threads.values()]
}
