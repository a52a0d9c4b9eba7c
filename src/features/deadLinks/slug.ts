export const DEAD_LINKS = 'deadLinks'
