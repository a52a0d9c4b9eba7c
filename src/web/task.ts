/**
 * What needs doing in the admin. Each feature declares the tasks of what it stores, and what it has scheduled; the
 * configuration carries the declarations to `features/desk`, which shows them on the first screen without knowing the
 * features.
 */
import type { PayloadRequest } from 'payload'
import type { Role } from '../cms/access/roles'
import type { Localised } from '../lib/locales'

/** In the order of the first screen: a person waits too long, a person waits, the content can be improved. */
export const urgencies = ['overdue', 'waiting', 'improvement'] as const
export type Urgency = (typeof urgencies)[number]

/** Documents of a task that are listed; the others are counted. */
export const LISTED = 3
/** Where a count would need many rows, it stops at one more than this, and the screen says that there are more. */
export const MAX_COUNTED = 99

export interface WaitingDocument {
  title: string
  href: string
  /** A short fact beside the title: a sender's form, a missing language. */
  detail?: string | undefined
}

export interface Waiting {
  /** 0: the task is not shown. */
  count: number
  /** At most `LISTED`. */
  first: readonly WaitingDocument[]
  /** Replaces the task's own `href`, where that depends on what was found. */
  href?: string | undefined
}

export interface Task {
  key: string
  name: Localised
  urgency: Urgency
  /** Roles that can do it. */
  seenBy: readonly Role[]
  /** The screen where it is done. */
  href: string
  /** What the user of the request may read of it. `now` in milliseconds. */
  find(req: PayloadRequest, now: number): Promise<Waiting>
}

/** Something that happens by itself at a set time. */
export interface Scheduled {
  /** ISO 8601. */
  at: string
  what: Localised
  title: string
  href: string
}

export interface ScheduleSource {
  seenBy: readonly Role[]
  /** What the user may read of what is scheduled from `from` until before `until`, in milliseconds. */
  find(req: PayloadRequest, from: number, until: number): Promise<readonly Scheduled[]>
}
