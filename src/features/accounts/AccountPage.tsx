/** `/konto` for guests: the forms of the menu's panel. */
import { Island } from '../../web/Island'
import type { Site } from '../../web/site'
import { accountTexts } from './accountTexts'
import { FORGOT_PATH, REGISTERED_MARK } from './addresses'
import type { ReturnedRegistration } from './forms/RegistrationForm'
import type { ReturnedSignIn } from './forms/SignInForm'
import AccountForms from './islands/AccountForms'
import { FormMessage } from './screens/parts'

/** Forms that came back, and where signing in leads. */
export interface ReturnedForms {
  page?: string
  signIn?: ReturnedSignIn
  registration?: ReturnedRegistration
}

export function GuestPage({
  site,
  nonce,
  returned,
  said,
}: {
  site: Site
  nonce: string
  returned: ReturnedForms
  /** What was done that led here. */
  said?: string | undefined
}) {
  const { page = site.path, signIn, registration } = returned
  return (
    <section className="block account-page">
      <div className="text">
        <h1>{site.t('accountPage')}</h1>
        {said && <FormMessage text={said} tone="success" />}
        {/* Shown only when the address ends in its name: where a registration that was sent without script leads. */}
        <p className="form-message success sent-mark" id={REGISTERED_MARK} tabIndex={-1}>
          {site.t('accountRegistered')}
        </p>
        <div className="account-panel">
          <Island
            name="AccountForms"
            component={AccountForms}
            when={signIn || registration ? 'load' : 'interaction'}
            props={{
              page,
              nonce,
              language: site.locale,
              forgot: site.href(FORGOT_PATH),
              texts: accountTexts(site),
              ...(signIn ? { signIn } : {}),
              ...(registration ? { registration } : {}),
            }}
          />
        </div>
      </div>
    </section>
  )
}
