export const MEDIA = 'media'
export const FILES = 'files'
export const FOLDERS = 'folders'
