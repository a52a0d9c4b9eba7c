/** The field of a shared list's form that says what to do with it, and its values. */
export const SHARED_ACTION = 'gjor'
export const sharedActions = { add: 'legg-til', replace: 'bytt' } as const
