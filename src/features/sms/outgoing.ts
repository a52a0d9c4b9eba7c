/** A row in the form that gateways take. */
import type { BasePayload } from 'payload'
import { CALL_PATIENCE } from '../../platform/call'
import { addressPath, addressSecret } from './addresses'
import type { OutgoingMessage } from './gateways/gateway'
import type { SmsSettings } from './settings'

/** Milliseconds: longer than any call, so that a call under way is never marked uncertain. */
export const SENDING_LEASE = CALL_PATIENCE + 20_000

/** The program's id of a message, as gateways repeat it. */
const referenceOf = (id: number) => `m${id}`
export const idOf = (reference: string | undefined): number | undefined => {
  const id = Number(/^m(\d{1,15})$/.exec(reference ?? '')?.[1])
  return Number.isSafeInteger(id) ? id : undefined
}

export function outgoingOf(
  payload: BasePayload,
  settings: SmsSettings,
  { id, to, text, sender }: { id: number; to: string; text: string; sender: string | undefined },
): OutgoingMessage {
  const { gateway, addressRound } = settings
  const code = addressSecret(payload.secret, gateway, addressRound ?? 1)
  return {
    reference: referenceOf(id),
    to,
    text,
    sender: sender || settings.sender || undefined,
    reportTo: `${payload.config.serverURL}${addressPath(gateway, 'rapport', code)}`,
  }
}
