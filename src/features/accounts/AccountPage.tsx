/** `/konto`: for guests the forms of the menu's panel, for members their own page. */
import type { Member } from '../../content/types'
import { Island } from '../../site/Island'
import type { Site } from '../../site/site'
import { accountTexts } from './accountTexts'
import { REGISTERED_MARK } from './addresses'
import { REGISTERED } from './contract'
import type { ReturnedRegistration } from './forms/RegistrationForm'
import type { ReturnedSignIn } from './forms/SignInForm'
import { SignOutForm } from './forms/SignOutForm'
import AccountForms from './islands/AccountForms'

/** Forms that came back, and where signing in leads. */
export interface Returned {
  page?: string
  signIn?: ReturnedSignIn
  registration?: ReturnedRegistration
}

export function GuestPage({ site, nonce, returned }: { site: Site; nonce: string; returned: Returned }) {
  const { page = site.path, signIn, registration } = returned
  return (
    <section className="block account-page">
      <div className="text">
        <h1>{site.t('accountPage')}</h1>
        {/* Shown only when the address ends in its name: where a registration that was sent without script leads. */}
        <p className="form-message success sent-mark" id={REGISTERED_MARK} lang="en" tabIndex={-1}>
          {REGISTERED}
        </p>
        <div className="account-panel">
          <Island
            name="AccountForms"
            component={AccountForms}
            when={signIn || registration ? 'load' : 'interaction'}
            props={{
              page,
              nonce,
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

export function MemberPage({ site, member }: { site: Site; member: Member }) {
  const { username, email, name, nickname } = member
  const facts = [
    [site.t('formName'), name],
    [site.t('accountUser'), username],
    [site.t('formEmail'), email],
  ].filter(([, value]) => value)
  return (
    <section className="block account-page">
      <div className="text">
        <h1>{site.t('accountGreeting', { name: name || nickname || username })}</h1>
        <dl className="account-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SignOutForm site={site} />
      </div>
    </section>
  )
}
