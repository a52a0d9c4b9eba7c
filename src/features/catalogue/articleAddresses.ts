/** Where articles lie, and what keeps an address that was theirs leading to them. */
import { ARTICLES_PATH } from '../../web/screens'
import { type Addressed, slugRedirects } from '../redirects'

export const articleAddresses: Addressed = { collection: 'articles', base: () => ARTICLES_PATH }

export const { rememberSlug, leaveRedirect } = slugRedirects(articleAddresses)
