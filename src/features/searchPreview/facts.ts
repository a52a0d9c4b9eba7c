/** What the endpoint of the preview answers, for the server and the form. */
import type { SocialPicture } from '../../web/media'

/** Path of the endpoint, below that of the collection. */
export const PREVIEW_PATH = '/search-preview'

/**
 * Where the description comes from that is used while its field is empty: the field of that name, the same field in the
 * default language, or texts of the program.
 */
export type DescriptionSource = 'summary' | 'otherLanguage' | 'automatic'

/** What search results and shared links show of a document while its search title and description are empty. */
export interface SearchDefaults {
  siteName: string
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Without a language's prefix. */
  path: string
  /** Title of the page itself. */
  title: string
  description?: { text: string; source: DescriptionSource }
  /** `isShared`: that of the whole site. */
  picture?: SocialPicture & { isShared: boolean }
}
