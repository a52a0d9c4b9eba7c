/**
 * The one order in which submissions of visitors are judged, whatever they are answered with: the trap, what was stored
 * before, the values, the limit, and the storing. Nothing is acknowledged that is not stored.
 */
import { errorFacts } from '../../platform/errorFacts'
import type { Runtime } from '../feature'
import type { Values } from './formState'
import { HONEYPOT } from './honeypot'

export interface Submission<Checked, Stored, Refusal> {
  /** For the log, with what else tells its reader where it failed. */
  name: string
  values: Values
  /** What the same submission stored before: it is answered as it was then, whatever the limits say. */
  findStored?(): Promise<Stored | undefined>
  check(): Promise<{ output: Checked } | { refusal: Refusal }>
  /** Takes one of the sender's tries; false if none is left. */
  allow(): boolean
  /** May still refuse: what another submission took meanwhile. */
  store(output: Checked): Promise<{ stored: Stored } | { refusal: Refusal }>
}

export type Received<Stored, Refusal> =
  | { kind: 'stored'; stored: Stored }
  /** A program filled in the trap: it is answered as if its submission were stored. */
  | { kind: 'trapped' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'tooMany' }
  | { kind: 'failed' }

export async function receiveSubmission<Checked, Stored, Refusal>(
  { log }: Pick<Runtime, 'log'>,
  { name, values, findStored, check, allow, store }: Submission<Checked, Stored, Refusal>,
): Promise<Received<Stored, Refusal>> {
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
    // Never the error itself: the database quotes the values that it could not store.
    log.error({ ...errorFacts(error), form: name }, 'a submission could not be stored')
    return { kind: 'failed' }
  }
}

/** What the sender is told instead of a receipt, if anything. A program in the trap is told what a person would be. */
export function refusalOf<Refusal>(
  received: Received<unknown, Refusal>,
  { tooMany, failed }: { tooMany: Refusal; failed: Refusal },
): Refusal | undefined {
  switch (received.kind) {
    case 'trapped':
    case 'stored':
      return undefined
    case 'refused':
      return received.refusal
    case 'tooMany':
      return tooMany
    case 'failed':
      return failed
  }
}
