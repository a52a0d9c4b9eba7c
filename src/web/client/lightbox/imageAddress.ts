import { imageEndings } from '../../imageEndings'

const endings = new RegExp(`\\.(?:${imageEndings.join('|')})$`, 'i')

/** Whether an address of the site leads to a picture, judged by its path; query and hash are ignored. */
export function isImageAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, ownOrigin: string): boolean {
  return origin === ownOrigin && endings.test(pathname)
}
