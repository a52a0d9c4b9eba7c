/**
 * Content of the menu's account item: sign-in and registration, or the link to the member's page. Pages are cached and
 * the same for all visitors, so each contains both; styles show the one that applies.
 */
import { Island } from '../../web/Island'
import type { Site } from '../../web/site'
import { dealersHref } from '../dealers'
import { ACCOUNT_PATH, FORGOT_PATH, OVERVIEW_PATH } from './addresses'
import { SignOutForm } from './forms/SignOutForm'
import { formTexts } from './formTexts'
import AccountForms from './islands/AccountForms'
import MemberPanel from './islands/MemberPanel'

export function AccountPanel({
  site,
  nonce,
}: {
  site: Site
  /** From `registrationNonce`. */
  nonce: string
}) {
  const ownPage = site.href(ACCOUNT_PATH)
  return (
    <div className="account-panel">
      <Island
        name="MemberPanel"
        component={MemberPanel}
        when="interaction"
        className="for-members account-member"
        slots={{ signOut: <SignOutForm site={site} /> }}
        props={{
          ownPage,
          overview: site.href(OVERVIEW_PATH),
          finder: dealersHref(site),
          texts: {
            page: site.t('accountPage'),
            orders: site.t('accountPanelOrders'),
            dealer: site.t('accountDealer'),
            find: site.t('findDealer'),
          },
        }}
      />
      <div className="for-guests">
        {/* That page already contains the forms. */}
        {site.path === ownPage ? (
          <a href="#content">{site.t('accountSignIn')}</a>
        ) : (
          <Island
            name="AccountForms"
            component={AccountForms}
            when="interaction"
            keepsPress
            props={{ page: site.path, nonce, language: site.locale, forgot: site.href(FORGOT_PATH) }}
            later={formTexts(site)}
          />
        )}
      </div>
    </div>
  )
}
