/** Errors for which the settings screen has a text; others are shown as the service or the network reported them. */
export const INCOMPLETE = 'settings'
export const DROPPED = 'dropped'
