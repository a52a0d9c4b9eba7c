/** Paths of articles for automatic redirects when a slug changes. */
import { type Addressed, slugRedirects } from '../redirects'
import { ARTICLES_PATH } from './articlePaths'

export const articleAddresses: Addressed = { collection: 'articles', base: () => ARTICLES_PATH }

export const { rememberSlug, leaveRedirect } = slugRedirects(articleAddresses)
