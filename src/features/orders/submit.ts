/** Takes a validated form: looks up its articles, chooses the receiver, and stores it. */

import type { ContentReader } from '../../cms/reader'
import type { OrderRequest } from '../../cms/types'
import { createKeyedMutex } from '../../platform/keyedMutex'
import type { Runtime } from '../../web/feature'
import type { Attachment } from '../../web/forms/attachments'
import type { Values } from '../../web/forms/formState'
import { type ArticleFacts, findArticlesByNumber, foldedNumber } from '../catalogue'
import { addRows, type OrderRow } from '../orderList/client'
import { PROPOSED } from './form/names'
import { type Consent, lineOf } from './lines'
import { proposeDealer } from './proposal'
import type { Decision } from './routing'
import { type Customer, consentName, TICKED } from './schema'
import type { OrderForm } from './settings'
import { requestOfKey, storeRequest } from './storeRequest'

const consentsOf = (form: OrderForm, values: Values): Consent[] =>
  form.consents.map(({ text }) => ({ text, accepted: values[consentName(text)] === TICKED }))

/** Two posts at once would both store their files. */
const exclusively = createKeyedMutex()

export function submitOrder(
  { payload }: Pick<Runtime, 'payload'>,
  reader: ContentReader,
  form: OrderForm,
  order: { key: string; customer: Customer; rows: OrderRow[]; attachments: Attachment[]; values: Values; now: number },
): Promise<OrderRequest> {
  const { key, customer, rows, attachments, values, now } = order

  async function decide(articles: readonly ArticleFacts[]): Promise<Decision> {
    const routingQuery = { postcode: customer.postcode, articles, proposal: form.settings.proposal }
    const shown = values[PROPOSED] ?? ''
    const own = customer.dealer !== '' && customer.dealer !== shown ? customer.dealer : ''
    const decided = await proposeDealer(reader, payload, { ...routingQuery, chosen: own })
    const { proposed: dealer, routing } = decided
    // The proposal that the customer saw is kept, also if the rule now gives another dealer.
    if (own === '' && customer.dealer !== '' && String(dealer) !== customer.dealer) {
      const kept = await proposeDealer(reader, payload, { ...routingQuery, chosen: customer.dealer })
      return { dealer: kept.proposed, routing: kept.routing }
    }
    return { dealer, routing }
  }

  async function store(): Promise<OrderRequest> {
    const known = await requestOfKey(payload, key)
    if (known) return known
    const articles = await findArticlesByNumber(
      reader,
      rows.map(({ number }) => number),
    )
    const lines = addRows([], rows).rows.map((row) => lineOf(row, articles.get(foldedNumber(row.number))))
    return storeRequest(
      payload,
      {
        key,
        customer,
        lines,
        consents: consentsOf(form, values),
        termsVersion: form.terms?.version ?? undefined,
        attachments,
        locale: reader.locale,
        decision: await decide([...articles.values()]),
      },
      now,
    )
  }

  return exclusively(key, store)
}
