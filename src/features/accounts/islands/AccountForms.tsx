/** Signing in and registering, beside each other: native forms, of which script improves the registration. */
import type { AccountTexts } from '../accountTexts'
import { RegistrationForm, type ReturnedRegistration } from '../forms/RegistrationForm'
import { type ReturnedSignIn, SignInForm } from '../forms/SignInForm'

export interface AccountFormsProps {
  /** Path of the page to come to after signing in: the one that the forms stand on, as a rule. */
  page: string
  nonce: string
  /** Of the page. */
  language: string
  /** Address for those who forgot their password. */
  forgot: string
  texts: AccountTexts
  /** What came back without success, on a page that is made for its reader alone. */
  signIn?: ReturnedSignIn
  registration?: ReturnedRegistration
}

export default function AccountForms({
  page,
  nonce,
  language,
  forgot,
  texts,
  signIn,
  registration,
}: AccountFormsProps) {
  return (
    <div className="account-forms">
      <SignInForm page={page} forgot={forgot} texts={texts} returned={signIn} />
      <RegistrationForm nonce={nonce} language={language} texts={texts} returned={registration} />
    </div>
  )
}
