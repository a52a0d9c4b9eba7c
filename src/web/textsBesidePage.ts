/** The editor of the program's texts with a page of the site beside it. */
import { splitLocale } from '../lib/locales'

/** Parameter of the page, with its language's prefix and its query. */
export const TEXTS_PAGE = 'side'

/** `path` as in `TEXTS_PAGE`. */
export const textsBesidePage = (path: string): string =>
  `/admin/globals/texts?${new URLSearchParams({ [TEXTS_PAGE]: path, locale: splitLocale(path).locale })}`
