import type { Asker, Happening } from './insights'

/** What is known of a request once the server has checked it. */
export interface RequestFacts {
  /** The visitor's address, seen through the trusted proxies. */
  address: string
  /** Who asks, for whoever counts. */
  asker: Asker
  /** Tells whoever counts what the visitor has done. */
  happened(happening: Happening): void
}
