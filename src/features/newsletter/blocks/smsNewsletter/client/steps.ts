/** The steps of the newsletter's form (docs/behaviour.md#subscribing), and their transitions on calls and responses. */

/** Body of a step. Step two sends that of step one, with the code. */
export interface Body {
  name: string
  mobile: string
  group_id?: string[]
  type: string
  custom_fields?: Record<string, string>
  activation?: string
}

/** Message to the visitor. */
interface Message {
  text: string
  isError: boolean
}

export type Steps =
  | { step: 'request'; message?: Message }
  | { step: 'request'; sending: Body }
  /** `sent`: by step one. */
  | { step: 'code'; sent: Body; message?: Message }
  | { step: 'code'; sent: Body; sending: Body }
  | { step: 'done'; message: Message }

export type StepEvent = { type: 'sent'; body: Body } | { type: 'answered'; succeeded: boolean; text: string }

/** The pending call; a second submit meanwhile sends nothing. */
export const sendingOf = (steps: Steps): Body | undefined => ('sending' in steps ? steps.sending : undefined)

/** `verifies`: whether subscribing requires a code. */
export function nextStep(steps: Steps, event: StepEvent, { verifies }: { verifies: boolean }): Steps {
  const sending = sendingOf(steps)
  if (event.type === 'sent') {
    if (sending || steps.step === 'done') return steps
    return { ...steps, sending: event.body }
  }
  if (!sending || steps.step === 'done') return steps
  const message = { text: event.text, isError: !event.succeeded }
  if (event.succeeded)
    return steps.step === 'request' && verifies && sending.type === 'subscribe'
      ? { step: 'code', sent: sending, message }
      : { step: 'done', message }
  return steps.step === 'request' ? { step: 'request', message } : { step: 'code', sent: steps.sent, message }
}

/** Whether step one can be sent: unsubscribing requires no consent. `agreed` is undefined without a consent field. */
export const maySend = (type: string, agreed: boolean | undefined) => type === 'unsubscribe' || agreed !== false
