import { imageEndings } from '../../imageEndings'

const endings = new RegExp(`\\.(?:${imageEndings.join('|')})$`, 'i')

/** Whether an address of the site leads to a picture, by its path; its query and hash say nothing about that. */
export function isImageAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, ownOrigin: string): boolean {
  return origin === ownOrigin && endings.test(pathname)
}
