/** Labels of the states of a request, and its figures: all that the admin's screens know of requests. */

export const orderStates = {
  received: { nb: 'Mottatt', en: 'Received' },
  seen: { nb: 'Sett', en: 'Seen' },
  answered: { nb: 'Besvart', en: 'Answered' },
  done: { nb: 'Fullført', en: 'Done' },
  declined: { nb: 'Avslått', en: 'Declined' },
} as const
export type OrderState = keyof typeof orderStates

/** The rule by which a request got its dealer. */
export const routings = {
  chosen: { nb: 'Valgt av kunden', en: 'Chosen by the customer' },
  nearest: { nb: 'Nærmeste som fører varene', en: 'Nearest that carries the goods' },
  territory: { nb: 'Betjener området', en: 'Serves the area' },
  headOffice: { nb: 'Hovedkontoret', en: 'Head office' },
  staff: { nb: 'Flyttet av hovedkontoret', en: 'Moved by head office' },
} as const
export type Routing = keyof typeof routings

export interface OrderFigures {
  states: Readonly<Record<OrderState, number>>
  /** Unanswered for longer than the reminder time, with a dealer or head office. */
  overdue: number
  /** Unanswered requests sent before this moment are overdue; for the list's filter. */
  overdueBefore: string
  /** Open requests without a dealer. */
  headOffice: number
  /** Open requests by dealer, most first. */
  dealers: readonly { id: number; name: string; open: number }[]
}
