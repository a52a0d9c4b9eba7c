/** Paths of articles for automatic redirects when a slug changes. */
import { ARTICLES_PATH } from '../../web/screens'
import { type Addressed, slugRedirects } from '../redirects'

export const articleAddresses: Addressed = { collection: 'articles', base: () => ARTICLES_PATH }

export const { rememberSlug, leaveRedirect } = slugRedirects(articleAddresses)
