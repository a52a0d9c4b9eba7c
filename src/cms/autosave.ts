/**
 * Milliseconds after the last key before a draft is saved; shorter loses edits in large documents
 * (docs/upstream-faults.md#autosave-and-live-preview).
 */
export const AUTOSAVE_INTERVAL = 800
