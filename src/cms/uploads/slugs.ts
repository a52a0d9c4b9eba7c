export const MEDIA = 'media'
export const FILES = 'files'
