/** Slug of the collection. */
export const EVENTS = 'events'
