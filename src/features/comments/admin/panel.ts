/** What the parts of the panel share. */
import type { CommentPlace } from '../place'

/** What the panel was opened for. */
export interface Opened {
  /** The thread that is shown. */
  thread?: number
  /** What a new comment is about. */
  place?: CommentPlace
}

/** Sends to one of the comments' endpoints; whether it was done. */
export type Act = (action: string, body: object, failed: string) => Promise<boolean>
