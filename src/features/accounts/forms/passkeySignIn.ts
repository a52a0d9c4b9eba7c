/** Signs in with a passkey, from a page that stays open. Fetched when a visitor reaches for the form. */
import {
  answerPasskey,
  hasPasskeyAutofill,
  obstacleHere,
  type PublicKeyCredentialRequestOptionsJSON,
} from '../../../web/client/passkey'
import { PASSKEY_OPTIONS_ADDRESS, PASSKEY_SIGN_IN_ADDRESS } from '../addresses'
import type { SignInResponse } from '../signInResponse'
import { PATIENCE } from './register'

type Texts = Readonly<Record<'accountFailed' | 'accountPasskeyStopped' | 'accountPasskeyImpossible', string>>

async function call<Answer>(address: string, form: HTMLFormElement, response?: object): Promise<Answer> {
  const body = new URLSearchParams()
  for (const name of ['page', 'remember']) body.set(name, String(new FormData(form).get(name) ?? ''))
  if (response) body.set('response', JSON.stringify(response))
  return (await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) })).json()
}

type OptionsResponse = { options: PublicKeyCredentialRequestOptionsJSON } | { message: string }

/** `byAutofill`: waits among the suggestions of the field, and stays silent until a passkey is chosen there. */
export async function signInByPasskey(
  form: HTMLFormElement,
  texts: Texts,
  { byAutofill = false } = {},
): Promise<SignInResponse | undefined> {
  if (obstacleHere()) return byAutofill ? undefined : { message: texts.accountPasskeyImpossible }
  if (byAutofill && !(await hasPasskeyAutofill())) return undefined
  try {
    const response = await call<OptionsResponse>(PASSKEY_OPTIONS_ADDRESS, form)
    if ('message' in response) return byAutofill ? undefined : response
    const result = await answerPasskey(response.options, { byAutofill })
    if ('answer' in result) return await call<SignInResponse>(PASSKEY_SIGN_IN_ADDRESS, form, result.answer)
    return byAutofill ? undefined : { message: texts.accountPasskeyStopped }
  } catch {
    return byAutofill ? undefined : { message: texts.accountFailed }
  }
}
