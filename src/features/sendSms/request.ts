/**
 * Validates a request to send an SMS, in the contract's order (docs/calls.md#send-sms). Pure rules: nothing is sent
 * here.
 */

import type { Values } from '../../web/forms/formState'
import type { SendRule } from './blocks/sendSms/rule'
import type { ReceiverKind } from './blocks/sendSms/wire'
import type { SendSmsText } from './texts'

/** Numbers of one call. */
const MAX_NUMBERS = 1000

export interface SendRequest {
  to: ReceiverKind
  message: string
  groups: readonly number[]
  /** As they were typed. */
  numbers: readonly string[]
}

export interface SmsRefusal {
  text: SendSmsText
  /** Values of the text's placeholders. */
  values?: Readonly<Record<string, string | number>>
  /** The field that it is about. */
  field?: string
}

/** Fields that a form lacks arrive as this word. */
const given = (value: string | undefined) => (value === undefined || value.trim() === 'undefined' ? '' : value.trim())

const listOf = (value: string) => value.split(/[\s,;]+/).filter(Boolean)

/** One number is one piece, though people write it in groups: a line or a comma ends it, a plus begins the next. */
function numbersOf(value: string): string[] {
  return value
    .split(/[\n,;]|\s(?=\+)/)
    .flatMap((piece) => {
      const trimmed = piece.trim()
      // `412 34 567` is one number; `41234567 41234568` are two.
      return /^\+?[\d\s().-]+$/.test(trimmed) && trimmed.split(/\s+/).some((part) => part.length < 6)
        ? [trimmed]
        : listOf(trimmed)
    })
    .filter(Boolean)
}

/** Browsers send each new line as two characters, and count it as one. */
const messageOf = (value: string | undefined) => {
  const text = (value ?? '').replace(/\r\n?/g, '\n')
  return text.trim() === 'undefined' ? '' : text.trim()
}

/** Without a rule, or not `isAllowed`: the sender may not send at all, or not to these receivers. */
export function readRequest(
  values: Values,
  rule: SendRule | undefined,
  isAllowed: boolean,
): { request: SendRequest } | { refusal: SmsRefusal } {
  const recipients = given(values.recipients)
  const known = (['admin', 'subscribers', 'numbers'] as const).find((kind) => kind === recipients)
  if (!rule || !isAllowed || (known && !rule.receivers.includes(known))) return { refusal: { text: 'sendSmsDenied' } }
  if (!known) return { refusal: { text: 'sendSmsNoReceiver', field: 'recipients' } }
  const message = messageOf(values.message)
  if (message === '') return { refusal: { text: 'sendSmsNoMessage', field: 'message' } }
  if (message.length > rule.max) return { refusal: { text: 'sendSmsTooLong', field: 'message' } }
  const groups = listOf(given(values.group_ids))
  if (known === 'subscribers' && groups.length === 0) return { refusal: { text: 'sendSmsNoGroup', field: 'group_ids' } }
  const numbers = numbersOf(given(values.numbers))
  if (known === 'numbers' && numbers.length === 0) return { refusal: { text: 'sendSmsNoNumbers', field: 'numbers' } }
  if (known === 'numbers' && numbers.length > MAX_NUMBERS)
    return { refusal: { text: 'sendSmsTooManyNumbers', values: { max: MAX_NUMBERS }, field: 'numbers' } }
  return { request: { to: known, message, groups: groups.map(Number), numbers } }
}
