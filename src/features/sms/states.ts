/** What may become of a message. */
import { type SQL, sql } from 'drizzle-orm'
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

/**
 * A condition on the state that no index is asked for: the rows are found by id or number. SQLite would else walk a
 * million waiting messages to look at twenty.
 */
export function isIn(column: string, ...states: readonly SmsState[]): SQL {
  const list = states.map((state) => `'${state}'`).join(', ')
  return sql.raw(`case when ${column} in (${list}) then 1 else 0 end = 1`)
}

/** What was done about a message that came in. */
export const inboundOutcomes = {
  nothing: { nb: 'Ingenting', en: 'Nothing' },
  'not subscribed': { nb: 'Ingenting, nummeret var ikke påmeldt', en: 'Nothing, the number was not subscribed' },
  left: { nb: 'Meldt av', en: 'Unsubscribed' },
} as const satisfies Record<string, Localised>

export type InboundOutcome = keyof typeof inboundOutcomes
