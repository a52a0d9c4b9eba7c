/**
 * Addresses at which gateways report deliveries and incoming messages. They are secret: each carries a signature by the
 * program's own secret, which is not stored and is the same in every process.
 */
import type { BasePayload } from 'payload'
import { isSameSignature, signatureText } from '../../platform/signing'

export type Kind = 'rapport' | 'inn'

/** Gateways that use callbacks. */
export const callingGateways = ['kannel', 'sveve', 'link', 'twilio'] as const
export type CallingGateway = (typeof callingGateways)[number]

/** Characters of the signature: 156 bits. */
const CHARACTERS = 26

/** Patterns of the addresses: knowledge of one lets a client report deliveries and forge messages. */
export const addressSecretTexts: readonly RegExp[] = [
  new RegExp(`(?<=/sms/\\w+/(?:rapport|inn)/)[\\w-]{${CHARACTERS}}`, 'g'),
]

export function addressSecret(secret: string, gateway: string, round: number): string {
  return signatureText(secret, 'sms-address', gateway, round).slice(0, CHARACTERS)
}

export const isAddressSecret = (given: string, secret: string, gateway: string, round: number): boolean =>
  isSameSignature(given, addressSecret(secret, gateway, round))

export const addressPath = (gateway: string, kind: Kind, code: string) => `/sms/${gateway}/${kind}/${code}`

/** The addresses as shown in the settings. */
export function reportAddresses(
  payload: BasePayload,
  { gateway, addressRound }: { gateway?: unknown; addressRound?: unknown },
): string {
  const chosen = callingGateways.find((name) => name === gateway)
  if (!chosen) return ''
  const code = addressSecret(payload.secret, chosen, Number(addressRound) || 1)
  const origin = payload.config.serverURL
  return `${origin}${addressPath(chosen, 'rapport', code)}\n${origin}${addressPath(chosen, 'inn', code)}`
}
