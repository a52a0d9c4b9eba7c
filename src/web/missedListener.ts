/** Addresses at which visitors found nothing. One feature of the program listens (`Feature.missed`). */
import type { RequestContext } from './tracking'

export interface MissedListener {
  /** Called for every page that does not exist; must be fast, and never throws. */
  missed(requestContext: RequestContext): void
  /** Stores what is still pending. */
  stop(): Promise<void>
}

export const noMissedListener: MissedListener = { missed() {}, stop: async () => {} }
