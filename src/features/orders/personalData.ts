/**
 * Order requests. They are not binding and are no accounting documents: the sale is the dealer's, who keeps what the
 * Bookkeeping Act requires. So a request is erased whole, with its files, its events and its e-mails (decision 038).
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import { sendAttachment } from '../../web/forms/attachments'
import type { Person, PersonalData } from '../../web/personalData'
import { either, emailIs, idsWhere, numberIs, redactMentions } from '../../web/personSearch'
import { findAttachments } from './attachments'
import { wholeRequests } from './customerOrders'
import { removeRequests } from './deleteRelated'
import { readableRequest } from './readable'
import { orderEvents, orderRequests } from './tables'

/** Requests per round: each deletes its files too. */
const PART = 20

const idsOf = (payload: BasePayload, person: Person) =>
  idsWhere(payload, orderRequests, either(emailIs(orderRequests.email, person), numberIs(orderRequests.phone, person)))

export const ordersData: PersonalData = {
  key: 'orders.requests',
  name: { nb: 'Forespørsler om varer', en: 'Order requests' },
  contents: {
    nb: 'Navn, e-post, telefon og firma hvis oppgitt, adresse, melding, artikler, samtykker med ordlyd, vedlegg, og hva som skjedde.',
    en: 'Name, e-mail, telephone and company if given, address, message, articles, consents with their words, files, and what happened.',
  },
  purpose: {
    nb: 'Å gi forespørselen til en forhandler, og svaret til kunden.',
    en: 'To hand the request to a dealer, and the answer to the customer.',
  },
  basis: { nb: 'Tiltak før en avtale (GDPR art. 6 b).', en: 'Steps before a contract (GDPR art. 6 b).' },
  seenBy: {
    nb: 'Administratorer, redaktører, markedsførere; forhandleren som fikk den; den som har en av lenkene.',
    en: 'Administrators, editors, marketers; the dealer that it went to; whoever has one of its links.',
  },
  collections: ['orderRequests', 'orderEvents', 'orderFiles'],
  noted: ['orderRequests', 'orderFiles'],
  rows: { table: orderRequests, age: orderRequests.created_at },
  kept: {
    days: 1095,
    since: {
      nb: 'etter at den kom; vedlegg uten forespørsel et døgn',
      en: 'after it came; files without a request a day',
    },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        select(
          { id: orderRequests.id },
          sql`from ${orderRequests} where ${orderRequests.created_at} < ${moment(before)} limit ${PART}`,
        ),
      )
      await removeRequests(
        payload,
        rows.map(({ id }) => Number(id)),
      )
      return rows.length
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const whole = await wholeRequests(payload, await idsOf(payload, person))
      const files = await Promise.all(
        whole.map(async ({ request }) =>
          (await findAttachments(payload, request.key)).map((file, nth) => ({
            name: `${request.number}/${nth + 1} ${file.name}`,
            async read() {
              const response = await sendAttachment(payload, 'orderFiles', file)
              return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
            },
          })),
        ),
      )
      return { rows: whole.map((request) => readableRequest(request, locale)), files: files.flat() }
    },
    async erase(payload, person) {
      await removeRequests(payload, await idsOf(payload, person))
      await redactMentions(payload, { table: orderRequests, columns: pick(orderRequests, 'message') }, person)
      await redactMentions(payload, { table: orderEvents, columns: pick(orderEvents, 'text') }, person)
    },
    leaves: {
      nb: 'Det andre skrev blir stående, uten adressen og nummeret. Forhandleren har sitt eget regnskap.',
      en: 'What others wrote stays, without the address and the number. The dealer keeps accounts of its own.',
    },
  },
}
