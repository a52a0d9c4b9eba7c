/** Posts natively, with and without script: the answer is a new page either way. */
import { useId } from 'react'
import type { AccountTexts } from '../accountTexts'
import { Field } from './Field'
import { PasswordField } from './PasswordField'

/** Where people sign in. */
const SIGN_IN_ADDRESS = '/konto/logg-inn'

export function SignInForm({ page, texts }: { page: string; texts: AccountTexts }) {
  const heading = useId()
  return (
    <form className="account-form" method="post" action={SIGN_IN_ADDRESS} aria-labelledby={heading}>
      {/* No heading: the menu comes before the page's first. It names the form, which is a landmark. */}
      <p className="account-heading" id={heading}>
        {texts.accountSignIn}
      </p>
      <input type="hidden" name="page" value={page} />
      <Field
        label={texts.accountUserOrEmail}
        type="text"
        name="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField autoComplete="current-password" texts={texts} />
      <label className="account-remember">
        <input type="checkbox" name="remember" value="1" />
        {texts.accountRemember}
      </label>
      <button className="button" type="submit">
        {texts.accountSignIn}
      </button>
    </form>
  )
}
