/** Sends a registration. */
import { LANGUAGE_HEADER } from '../../../web/languageHeader'
import {
  encodeRegistration,
  REGISTER_ADDRESS,
  type Registration,
  type RegistrationResult,
  resultOf,
  unreadable,
} from '../contract'

/** Timeout in milliseconds: longer than a busy server takes, shorter than people wait. */
export const PATIENCE = 20_000

export async function register(
  nonce: string,
  registration: Registration,
  language: string,
): Promise<RegistrationResult> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), PATIENCE)
  try {
    const response = await fetch(REGISTER_ADDRESS, {
      method: 'POST',
      headers: { [LANGUAGE_HEADER]: language },
      body: encodeRegistration(nonce, registration),
      signal: tooLong.signal,
    })
    return resultOf(response.status, await response.text())
  } catch {
    return unreadable
  } finally {
    clearTimeout(timer)
  }
}
