/** Registration from an e-mail address alone; posts natively, with and without script. */
import { useId } from 'react'
import type { AccountTexts } from '../accountTexts'
import { MAX_EMAIL } from '../contract'
import { Field } from './Field'

export function JoinForm({ action, texts }: { action: string; texts: AccountTexts }) {
  const heading = useId()
  return (
    <form className="account-form" method="post" action={action} aria-labelledby={heading}>
      <p className="account-heading" id={heading}>
        {texts.accountJoinTitle}
      </p>
      <p className="account-lead">{texts.accountJoinLead}</p>
      <Field label={texts.formEmail} type="email" name="mail" autoComplete="email" maxLength={MAX_EMAIL} required />
      <div className="account-send">
        <button className="button button-secondary" type="submit">
          {texts.accountJoinSend}
        </button>
      </div>
    </form>
  )
}
