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
import { type Obstacle, passkeyObstacle } from './obstacle'
import type { StaffTexts } from './texts'

/** An error message; `field` if it concerns one. */
export interface CallError {
  message: string
  field?: string | undefined
}
export type Result<Answer> = { answer: Answer } | { error: CallError }

interface Refused {
  errors?: readonly { message?: string; data?: { errors?: readonly { message: string; path: string }[] } }[]
}

export async function callApi<Answer>(
  text: StaffTexts,
  language: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<Answer>> {
  const response = await fetch(`/api/users${path}`, {
    method,
    headers: { 'accept-language': language, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => undefined)
  const read = (await response?.json().catch(() => undefined)) as (Answer & Refused) | undefined
  if (response?.ok && read) return { answer: read }
  const [error] = read?.errors ?? []
  const [inner] = error?.data?.errors ?? []
  return { error: { message: inner?.message ?? error?.message ?? text.failed, field: inner?.path } }
}

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
