/** Where the draft of the menus is seen. */
import { defaultLocale, isLocale } from '../../lib/locales'

export const NAVIGATION_PREVIEW = '/preview/navigation'

/** Address that the admin's live preview shows: the front page under the menus' draft. */
export function navigationPreviewPath(locale: string | undefined): string {
  return `${NAVIGATION_PREVIEW}?locale=${isLocale(locale) ? locale : defaultLocale}`
}
