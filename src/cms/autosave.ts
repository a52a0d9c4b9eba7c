/** Milliseconds after the last key before a draft is saved; shorter loses edits in large documents (DESIGN §12.11). */
export const AUTOSAVE_INTERVAL = 800
