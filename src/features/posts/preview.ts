/** Address of a post's draft beside its form in the admin. */
import { defaultLocale, isLocale } from '../../lib/locales'

const POST_PREVIEW = '/preview/posts'

export const postPreviewRoute = `${POST_PREVIEW}/:id`

export const previewPath = (id: unknown, locale: string | undefined): string =>
  `${POST_PREVIEW}/${String(id ?? '')}?locale=${isLocale(locale) ? locale : defaultLocale}`
