/** The browser's part of passkeys, for staff and members. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { type Obstacle, passkeyObstacle } from './passkeyObstacle'

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON }

/** `known`: the device holds a passkey of the account. Browsers report a dismissed prompt as a failed one. */
export type PasskeyResult = { answer: object } | { stopped: 'known' | 'stopped' }

const stopped = (error: unknown): PasskeyResult => ({
  stopped:
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'stopped',
})

/** `byAutofill`: offered in the field's list of suggestions, without a prompt, until the visitor chooses one. */
export const answerPasskey = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { byAutofill = false } = {},
): Promise<PasskeyResult> =>
  startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill }).then((answer) => ({ answer }), stopped)

export const createPasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyResult> =>
  startRegistration({ optionsJSON }).then((answer) => ({ answer }), stopped)

/** Why passkeys cannot be used here; undefined if they can. */
export function obstacleHere(): Obstacle | undefined {
  const { hostname } = window.location
  return passkeyObstacle({ hostname, isSecure: window.isSecureContext, knowsPasskeys: browserSupportsWebAuthn() })
}

/** Whether the browser offers passkeys among a field's suggestions. */
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill()
