/** Sign-in and registration side by side: native forms that script enhances. */
import type { AccountTexts } from '../accountTexts'
import { JoinForm } from '../forms/JoinForm'
import { RegistrationForm, type ReturnedRegistration } from '../forms/RegistrationForm'
import { type ReturnedSignIn, SignInForm } from '../forms/SignInForm'

export interface AccountFormsProps {
  /** Path of the page to open after sign-in: normally the one with the forms. */
  page: string
  nonce: string
  /** Of the page. */
  language: string
  /** Address of the forgotten-password page. */
  forgot: string
  texts: AccountTexts
  /** Where an e-mail address alone registers: then the form asks for no more. */
  join?: string
  /** Forms that failed, on a page rendered for this visitor only. */
  signIn?: ReturnedSignIn
  registration?: ReturnedRegistration
}

export default function AccountForms({
  page,
  nonce,
  language,
  forgot,
  texts,
  join,
  signIn,
  registration,
}: AccountFormsProps) {
  return (
    <div className="account-forms">
      <SignInForm page={page} language={language} forgot={forgot} texts={texts} returned={signIn} />
      {join ? (
        <JoinForm action={join} texts={texts} />
      ) : (
        <RegistrationForm nonce={nonce} language={language} texts={texts} returned={registration} />
      )}
    </div>
  )
}
