/** What the endpoints and the row above a list tell each other about saved views. */
import type { Where } from 'payload'

export const MAX_NAME = 60
/** Views of one list that a user keeps, and that are shared. */
export const MAX_VIEWS = 30
/** Characters of what a view stores, as JSON. */
export const MAX_STATE = 10_000

/** What a list shows, as its address says it. */
export interface ListState {
  where?: Where | undefined
  search?: string | undefined
  /** A field, with `-` before it for descending. */
  sort?: string | undefined
  /** Fields, with `-` before those that are not shown. */
  columns?: string[] | undefined
  /** Which of the list's own ways to look at it was chosen (`web/admin/ViewSwitch.tsx`). */
  look?: string | undefined
}

export interface SavedView {
  id: number
  name: string
  isShared: boolean
  /** Name of the user who shares it; null for the user's own. */
  sharedBy: string | null
  mayChange: boolean
  /** Without what is gone. */
  state: ListState
  /** Names of fields that the list no longer has or that the user may not read, which `state` leaves out. */
  missing: string[]
}

export interface SavedViews {
  views: SavedView[]
}

/** With the view that was saved. */
export interface StoredView extends SavedViews {
  id: number
}
