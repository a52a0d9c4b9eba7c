/** What the supervisor and its processes say to each other, over the channel that it has to each. */
import type { Settings } from '../settings'

/** What changed: the tags of what was made from it, or everything. */
export type Changed = readonly string[] | 'all'

/** What the first process has read of the settings, which the supervisor itself does not load. */
export interface SiteFacts extends Pick<Settings, 'logLevel'> {
  /** SQLite: one process is whole, the others are fronts. */
  hasFronts: boolean
}

export type ToSupervisor =
  /** From now on the process may keep what changes make old. */
  | { kind: 'joined' }
  | { kind: 'serving'; facts: SiteFacts }
  | { kind: 'changed'; id: number; changed: Changed }
  /** The process keeps nothing any more that the change made old. */
  | { kind: 'dropped'; id: number }

export type ToProcess =
  | { kind: 'drop'; id: number; changed: Changed }
  /** All others have dropped what the process's change made old. */
  | { kind: 'settled'; id: number }
  | { kind: 'stop' }
  /** All others have ended. */
  | { kind: 'alone' }
