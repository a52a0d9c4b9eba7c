/** States of a message. */
import type { SQL } from 'drizzle-orm'
import { stateIn } from '../../cms/queue/rows'
import type { Table } from '../../cms/tables'
import type { Localised } from '../../lib/locales'

export const smsStates = {
  waiting: { nb: 'Venter', en: 'Waiting' },
  sending: { nb: 'Sendes', en: 'Sending' },
  sent: { nb: 'Sendt', en: 'Sent' },
  delivered: { nb: 'Levert', en: 'Delivered' },
  failed: { nb: 'Mislyktes', en: 'Failed' },
  uncertain: { nb: 'Uviss', en: 'Uncertain' },
  cancelled: { nb: 'Avlyst', en: 'Cancelled' },
} as const

export type SmsState = keyof typeof smsStates

/** A condition on the state of rows that are found by id or number. */
export const isIn = (table: Table<'state'>, ...states: readonly SmsState[]): SQL => stateIn(table, ...states)

/** Outcomes of an incoming message. */
export const inboundOutcomes = {
  nothing: { nb: 'Ingenting', en: 'Nothing' },
  'not subscribed': { nb: 'Ingenting, nummeret var ikke påmeldt', en: 'Nothing, the number was not subscribed' },
  left: { nb: 'Meldt av', en: 'Unsubscribed' },
} as const satisfies Record<string, Localised>

export type InboundOutcome = keyof typeof inboundOutcomes
