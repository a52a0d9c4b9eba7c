/** The state of one field's proposal. */
import type { WritingTask } from '../tasks'

export type ProposalState =
  | { kind: 'choosing' }
  | { kind: 'asking'; task: WritingTask }
  /** `before`: the field's text when it was asked for. */
  | { kind: 'ready'; task: WritingTask; text: string; before: string }
  /** The field was changed meanwhile, and the user is asked. */
  | { kind: 'confirming'; task: WritingTask; text: string; before: string }
  | { kind: 'failed'; task: WritingTask; message: string }

/** What pressing *Take* does: the text goes in, or the user is asked first. */
export function takeProposal(state: ProposalState, now: string): { text: string } | { ask: ProposalState } | undefined {
  if (state.kind === 'confirming') return { text: state.text }
  if (state.kind !== 'ready') return undefined
  return now === state.before ? { text: state.text } : { ask: { ...state, kind: 'confirming' } }
}
