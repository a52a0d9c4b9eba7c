/** Client of the account endpoints, and the browser's part of passkeys. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { type CallError, callApi, type Result } from '../../../web/admin/callApi'
import { type Obstacle, passkeyObstacle } from './obstacle'
import type { StaffTexts } from './texts'

/** A call of the users' endpoints, `path` after their address. */
export const callUsers = <Answer>(
  text: StaffTexts,
  language: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<Answer>> =>
  callApi<Answer>(method, `/api/users${path}`, { language, failed: text.failed, ...(body ? { body } : {}) })

/** Browsers do not distinguish a dismissed prompt from a failed one: both get the same message. */
const passkeyError = (error: unknown, text: StaffTexts): CallError => ({
  message:
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? text.passkeyKnown
      : text.passkeyStopped,
})

export async function answerPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  text: StaffTexts,
): Promise<Result<object>> {
  return startAuthentication({ optionsJSON }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: passkeyError(error, text) }),
  )
}

export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  text: StaffTexts,
): Promise<Result<object>> {
  return startRegistration({ optionsJSON }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: passkeyError(error, text) }),
  )
}

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON }

/** `undefined` until the page runs in a browser, and `none` if passkeys can be used. */
export function useObstacle(): Obstacle | 'none' | undefined {
  const [found, setFound] = useState<Obstacle | 'none'>()
  useEffect(() => {
    const { hostname } = window.location
    const knowsPasskeys = browserSupportsWebAuthn()
    setFound(passkeyObstacle({ hostname, isSecure: window.isSecureContext, knowsPasskeys }) ?? 'none')
  }, [])
  return found
}
