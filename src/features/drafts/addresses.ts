/** Addresses of drafts. */
import { defaultLocale, isLocale } from '../../lib/locales'

/** Parent path of shared links; their token follows. */
export const SHARED_PREVIEW = '/preview/shared'

/** Route of the previews of a collection, in the router's syntax. */
export const previewRoute = (collection: string): string => `/preview/${collection}/:id`

/** Path of the admin's live preview; requires a signed-in user. */
export const previewPath = (collection: string, id: unknown, locale: string | undefined): string =>
  `/preview/${collection}/${String(id ?? '')}?locale=${isLocale(locale) ? locale : defaultLocale}`
