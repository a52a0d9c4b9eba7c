/** Sends a sign-in from a page that stays open. */
import { LANGUAGE_HEADER } from '../../../web/languageHeader'
import { SIGN_IN_ADDRESS } from '../addresses'
import type { SignInResponse } from '../signInResponse'
import { PATIENCE } from './register'

/** The answer; `failed` as its message where there is none. */
export async function signIn(form: HTMLFormElement, language: string, failed: string): Promise<SignInResponse> {
  try {
    const response = await fetch(SIGN_IN_ADDRESS, {
      method: 'POST',
      headers: { accept: 'application/json', [LANGUAGE_HEADER]: language },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return (await response.json()) as SignInResponse
  } catch {
    return { message: failed }
  }
}

/** Opens the page as the member who is signed in now, also if it is the one that is shown. */
export function openPage(to: string): void {
  const { pathname, search } = window.location
  if (to === pathname + search) window.location.reload()
  else window.location.assign(to)
}
