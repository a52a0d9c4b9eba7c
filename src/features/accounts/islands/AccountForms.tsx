/** Signing in and registering, beside each other: native forms, of which script improves the registration. */
import type { AccountTexts } from '../accountTexts'
import { RegistrationForm } from '../forms/RegistrationForm'
import { SignInForm } from '../forms/SignInForm'

export interface AccountFormsProps {
  /** Path of the page that the forms stand on. */
  page: string
  nonce: string
  texts: AccountTexts
}

export default function AccountForms({ page, nonce, texts }: AccountFormsProps) {
  return (
    <div className="account-forms">
      <SignInForm page={page} texts={texts} />
      <RegistrationForm nonce={nonce} texts={texts} />
    </div>
  )
}
