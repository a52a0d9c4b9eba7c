/** The words for what becomes of a request, and its figures: the admin's screens know them too, and no more. */

export const orderStates = {
  received: { nb: 'Mottatt', en: 'Received' },
  seen: { nb: 'Sett', en: 'Seen' },
  answered: { nb: 'Besvart', en: 'Answered' },
  done: { nb: 'Fullført', en: 'Done' },
  declined: { nb: 'Avslått', en: 'Declined' },
} as const
export type OrderState = keyof typeof orderStates

/** By which rule a request got its dealer. */
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
  /** Long enough with a dealer or with head office to be reminded of, and still without an answer. */
  overdue: number
  /** The moment before which what is unanswered is overdue: for the list's filter. */
  overdueBefore: string
  /** Open requests without a dealer. */
  headOffice: number
  /** Open requests of each dealer, the most first. */
  dealers: readonly { id: number; name: string; open: number }[]
}
