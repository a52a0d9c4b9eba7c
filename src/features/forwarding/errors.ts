/** Faults that the settings' screen has words for; others are shown as the service or the network put them. */
export const INCOMPLETE = 'settings'
export const DROPPED = 'dropped'
