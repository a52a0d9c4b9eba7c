export const NAVIGATION = 'navigation'
