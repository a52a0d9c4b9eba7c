/** The calls behind the screens, and the browser's part of passkeys. */
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

/** What went wrong, in words; `field` where it is about one. */
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

/** A prompt that the user dismissed is reported like one that failed: the browser does not tell them apart. */
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

/** Known once the page is in a browser: `undefined` until then, and `none` where passkeys can be used. */
export function useObstacle(): Obstacle | 'none' | undefined {
  const [found, setFound] = useState<Obstacle | 'none'>()
  useEffect(() => {
    const { hostname } = window.location
    const knowsPasskeys = browserSupportsWebAuthn()
    setFound(passkeyObstacle({ hostname, isSecure: window.isSecureContext, knowsPasskeys }) ?? 'none')
  }, [])
  return found
}
