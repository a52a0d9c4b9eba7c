/** Shared by the answer and by the field that asks for it. */

/** Characters before suggestions are asked for: one matches nearly everything. */
export const MIN_TERM = 2
/** As many as are taken in at a glance. */
export const MAX_SUGGESTIONS = 6
