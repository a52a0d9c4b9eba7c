/** A link that is used, expired or invalid. The page does not say which, since a stranger could have made it up. */
import type { Site } from '../../../web/site'
import { ACCOUNT_PATH } from '../addresses'
import { screenView } from './parts'
import type { ScreenView } from './screen'

export function linkGone(site: Site, again: string): ScreenView {
  return screenView(
    site,
    { title: 'accountLinkGoneTitle', status: 404, text: site.t('accountLinkGone') },
    <p className="link-list">
      <a href={site.href(again)}>{site.t('accountLinkAgain')}</a>
      {again !== ACCOUNT_PATH && <a href={site.href(ACCOUNT_PATH)}>{site.t('accountBackToSignIn')}</a>}
    </p>,
  )
}
