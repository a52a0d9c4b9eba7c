/** State of sending the form, and the errors shown meanwhile. */

/** Message above the form. */
export interface RefusedOrder {
  message: string
  tone: 'success' | 'danger'
  /** Errors with links to their fields. */
  found: readonly { href: string; text: string }[]
}

interface Shown {
  refusal: RefusedOrder | undefined
  /** Errors by field name; `liste` is the list as a whole. */
  errors: Readonly<Record<string, string>>
  /** Count of refusals, so that an unchanged message is announced again. */
  turn: number
}

export type OrderSending =
  | (Shown & { state: 'editing' })
  /** Errors stay visible until the response arrives, to avoid layout shift. */
  | (Shown & { state: 'sending' })
  /** Stored: the browser is loading the receipt. */
  | (Shown & { state: 'sent' })

export type SendingAction =
  | { kind: 'began' }
  | { kind: 'refused'; refusal: RefusedOrder; errors: Readonly<Record<string, string>> }
  | { kind: 'accepted' }
  | { kind: 'corrected'; name: string }

export function reduceSending(sending: OrderSending, action: SendingAction): OrderSending {
  switch (action.kind) {
    case 'began':
      return sending.state === 'editing' ? { ...sending, state: 'sending' } : sending
    case 'refused': {
      if (sending.state === 'sent') return sending
      const { refusal, errors } = action
      return { state: 'editing', refusal, errors, turn: sending.turn + 1 }
    }
    case 'accepted':
      return sending.state === 'sending' ? { ...sending, state: 'sent' } : sending
    case 'corrected': {
      if (!(action.name in sending.errors)) return sending
      const { [action.name]: _, ...errors } = sending.errors
      return { ...sending, errors }
    }
  }
}
