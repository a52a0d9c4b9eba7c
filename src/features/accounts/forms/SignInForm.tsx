/** Posts natively, with and without script: the answer is a new page either way. */
import { useId } from 'react'
import type { AccountTexts } from '../accountTexts'
import { SIGN_IN_ADDRESS } from '../addresses'
import { Field } from './Field'
import { PasswordField } from './PasswordField'

/** A sign-in that failed. */
export interface ReturnedSignIn {
  user: string
  remember: boolean
  message: string
}

export function SignInForm({
  page,
  forgot,
  texts,
  returned,
}: {
  page: string
  /** Address for those who forgot their password. */
  forgot: string
  texts: AccountTexts
  returned?: ReturnedSignIn | undefined
}) {
  const heading = useId()
  return (
    <form className="account-form" method="post" action={SIGN_IN_ADDRESS} aria-labelledby={heading}>
      {/* No heading: the menu comes before the page's first. It names the form, which is a landmark. */}
      <p className="account-heading" id={heading}>
        {texts.accountSignIn}
      </p>
      {returned && (
        <p className="form-message danger" role="alert">
          {returned.message}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Field
        label={texts.accountUserOrEmail}
        type="text"
        name="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={returned?.user}
        required
      />
      <PasswordField autoComplete="current-password" texts={texts} />
      <label className="account-remember">
        <input type="checkbox" name="remember" value="1" defaultChecked={returned?.remember} />
        {texts.accountRemember}
      </label>
      <div className="account-send">
        <button className="button" type="submit">
          {texts.accountSignIn}
        </button>
        <a className="account-forgot" href={forgot}>
          {texts.accountForgot}
        </a>
      </div>
    </form>
  )
}
