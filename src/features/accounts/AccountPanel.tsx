/**
 * What the menu's account item opens: signing in and registering, or the way to one's own page. Pages are kept and the
 * same for all, so both stand in each; styles show the one for who reads.
 */
import { Island } from '../../web/Island'
import type { Site } from '../../web/site'
import { accountTexts } from './accountTexts'
import { ACCOUNT_PATH, FORGOT_PATH } from './addresses'
import { SignOutForm } from './forms/SignOutForm'
import AccountForms from './islands/AccountForms'

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
      <div className="for-members account-member">
        <a href={ownPage}>{site.t('accountPage')}</a>
        <SignOutForm site={site} />
      </div>
      <div className="for-guests">
        {/* On that page the forms stand in the page already; the same once more would only confuse. */}
        {site.path === ownPage ? (
          <a href="#content">{site.t('accountSignIn')}</a>
        ) : (
          <Island
            name="AccountForms"
            component={AccountForms}
            when="interaction"
            props={{
              page: site.path,
              nonce,
              language: site.locale,
              forgot: site.href(FORGOT_PATH),
              texts: accountTexts(site),
            }}
          />
        )}
      </div>
    </div>
  )
}
