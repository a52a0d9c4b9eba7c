/** What a form that is sent without leaving the page is at: plain rules, without a DOM. */
import type { FormResponse } from '../../../../../web/forms/formState'

export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Refused, or not sent at all; `errors` are messages by the fields that they stand at. */
  | { kind: 'failed'; message: string; errors: Readonly<Record<string, string>> }
  | { kind: 'sent'; message: string }
  /** Stored; the browser goes on to another page. */
  | { kind: 'leaving'; href: string }

/** After the server's answer. */
export function submissionOf(isStored: boolean, { message, errors = {}, href }: FormResponse): Submission {
  if (!isStored) return { kind: 'failed', message, errors }
  return href ? { kind: 'leaving', href } : { kind: 'sent', message }
}

/** After a call without an answer that can be read. */
export const withoutResponse = (message: string): Submission => ({ kind: 'failed', message, errors: {} })

/** A form is sent once at a time; one whose answer was shown may be corrected and sent again. */
export const maySend = ({ kind }: Submission): boolean => kind !== 'sending'

/** Whether the next submission is another one, with a key of its own: a repeated one keeps the key of the first. */
export const isStored = ({ kind }: Submission): boolean => kind === 'sent' || kind === 'leaving'
