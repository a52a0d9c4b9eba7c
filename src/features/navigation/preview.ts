/** URL of the preview of the menus' draft. */
import { defaultLocale, isLocale } from '../../lib/locales'

export const NAVIGATION_PREVIEW = '/preview/navigation'

/** The URL of the admin's live preview: the front page with the draft menus. */
export function navigationPreviewPath(locale: string | undefined): string {
  return `${NAVIGATION_PREVIEW}?locale=${isLocale(locale) ? locale : defaultLocale}`
}
