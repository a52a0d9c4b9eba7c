/**
 * Receives submissions of visitors, for every form in the same order: the page that sent it, the honeypot, an earlier
 * submission with the same key, validation, the rate limit, storing. A submission is acknowledged only once it is stored.
 */
import type { Runtime } from '../feature'
import type { Values } from './formState'
import { HONEYPOT } from './honeypot'
import { sentFromHere } from './sentFromHere'

export interface Submission<Checked, Stored, Refusal> {
  /** Of the form, for the log. */
  name: string
  values: Values
  /** Of the request, if no other site may send the form on a visitor's behalf. */
  headers?: Pick<Headers, 'get'>
  /** The result of the same submission sent earlier: it gets the same response, and does not count against the limit. */
  findStored?(): Promise<Stored | undefined>
  check(): Promise<{ output: Checked } | { refusal: Refusal }>
  /** Takes one of the sender's attempts; false if none is left. */
  allow(): boolean
  /** May still refuse, where a concurrent submission took the last of something. */
  store(output: Checked): Promise<{ stored: Stored } | { refusal: Refusal }>
}

export type Received<Stored, Refusal> =
  | { kind: 'stored'; stored: Stored }
  /** The honeypot was filled in: the response is that of a stored submission. */
  | { kind: 'trapped' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'crossSite' }
  | { kind: 'tooMany' }
  | { kind: 'failed' }

export async function receiveSubmission<Checked, Stored, Refusal>(
  { log }: Pick<Runtime, 'log'>,
  { name, values, headers, findStored, check, allow, store }: Submission<Checked, Stored, Refusal>,
): Promise<Received<Stored, Refusal>> {
  if (headers && !sentFromHere(headers)) return { kind: 'crossSite' }
  if (values[HONEYPOT]) return { kind: 'trapped' }
  try {
    const before = await findStored?.()
    if (before !== undefined) return { kind: 'stored', stored: before }
    const checked = await check()
    if ('refusal' in checked) return { kind: 'refused', refusal: checked.refusal }
    if (!allow()) return { kind: 'tooMany' }
    const outcome = await store(checked.output)
    return 'refusal' in outcome
      ? { kind: 'refused', refusal: outcome.refusal }
      : { kind: 'stored', stored: outcome.stored }
  } catch (error) {
    log.error({ err: error, form: name }, 'a submission could not be stored')
    return { kind: 'failed' }
  }
}

/** The refusal to show instead of a receipt; undefined also for a filled honeypot, whose response is a success. */
export function refusalOf<Refusal>(
  received: Received<unknown, Refusal>,
  { tooMany, failed, crossSite = failed }: { tooMany: Refusal; failed: Refusal; crossSite?: Refusal },
): Refusal | undefined {
  switch (received.kind) {
    case 'trapped':
    case 'stored':
      return undefined
    case 'refused':
      return received.refusal
    case 'crossSite':
      return crossSite
    case 'tooMany':
      return tooMany
    case 'failed':
      return failed
  }
}
