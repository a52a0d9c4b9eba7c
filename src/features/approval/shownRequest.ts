/** A request for approval as the admin shows it. */
export interface ShownRequest {
  name: string
  note: string
  /** Milliseconds since 1970. */
  at: number
  version: number
  isOwn: boolean
  /** The document is no longer as it was when approval was asked for. */
  isChanged: boolean
}
