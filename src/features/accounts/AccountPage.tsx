/** `/konto` for guests: sign-in, and registration by e-mail; or the menu's registration, where it came back. */
import { Island } from '../../web/Island'
import type { Site } from '../../web/site'
import { accountTexts } from './accountTexts'
import { FORGOT_PATH, JOIN_PATH, REGISTERED_MARK } from './addresses'
import type { ReturnedRegistration } from './forms/RegistrationForm'
import type { ReturnedSignIn } from './forms/SignInForm'
import AccountForms from './islands/AccountForms'
import { FormMessage } from './screens/parts'

/** Forms that are shown again, and the page to go to after sign-in. */
export interface ReturnedForms {
  page?: string
  signIn?: ReturnedSignIn
  registration?: ReturnedRegistration
}

export function GuestPage({
  site,
  nonce,
  returned,
  doneMessage,
}: {
  site: Site
  nonce: string
  returned: ReturnedForms
  /** Message about the action that led here. */
  doneMessage?: string | undefined
}) {
  const { page = site.path, signIn, registration } = returned
  return (
    <section className="block account-page">
      <div className="text account-guest">
        <h1>{site.t('accountPage')}</h1>
        <p className="lead">{site.t('accountBenefits')}</p>
        {doneMessage && <FormMessage text={doneMessage} tone="success" />}
        {/* Shown only when the address ends in its name, where a registration sent without script leads. */}
        <p className="form-message success sent-mark" id={REGISTERED_MARK} tabIndex={-1}>
          {site.t('accountRegistered')}
        </p>
        <div className="account-panel">
          <Island
            name="AccountForms"
            component={AccountForms}
            when={signIn || registration ? 'load' : 'interaction'}
            keepsPress
            props={{
              page,
              nonce,
              language: site.locale,
              forgot: site.href(FORGOT_PATH),
              texts: accountTexts(site),
              ...(registration ? {} : { join: site.href(JOIN_PATH) }),
              ...(signIn ? { signIn } : {}),
              ...(registration ? { registration } : {}),
            }}
          />
        </div>
      </div>
    </section>
  )
}
