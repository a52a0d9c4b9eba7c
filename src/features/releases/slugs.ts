export const RELEASES = 'releases'
