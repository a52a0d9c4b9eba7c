/** Endpoints of visual editing, shared by server and admin; below `/api`. */

/** Where links of texts may lead. */
export const TARGETS_PATH = '/link-targets'

/** Characters of a term. */
export const MIN_TERM = 2
export const MAX_TERM = 100

/** The focal point of a picture. */
export const FOCUS_PATH = '/focal-point'

/** Percent of the picture from its left and its upper edge. */
export interface Focus {
  /** Of the picture. */
  id: number
  x: number
  y: number
}
