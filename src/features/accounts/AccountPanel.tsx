/** What the menu's account item opens: signing in, and registering as a new user. */
import { Island } from '../../site/Island'
import type { Site } from '../../site/site'
import { accountTexts } from './accountTexts'
import AccountForms from './islands/AccountForms'

export function AccountPanel({
  site,
  nonce,
}: {
  site: Site
  /** From `registrationNonce`. */
  nonce: string
}) {
  return (
    <div className="account-panel">
      <Island
        name="AccountForms"
        component={AccountForms}
        when="interaction"
        props={{ page: site.path, nonce, texts: accountTexts(site) }}
      />
    </div>
  )
}
