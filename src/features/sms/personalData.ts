/** Outgoing and incoming messages. Campaign messages are kept for their count, without number and text. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readableWithTimes } from '../../cms/readableDocument'
import { BATCH_SIZE, removeOldRows } from '../../cms/removeOld'
import { textIn } from '../../cms/rows'
import { listOf, moment, runStatement } from '../../cms/statements'
import { pick, type RowOf, select, type Table } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, numberIs, redactMentions } from '../../web/personSearch'
import { smsInbound, smsMessages } from './collections'
import { deleteNumber } from './enqueue'
import { NOT_KEPT } from './sendNow'
import { smsInbound as smsInboundTable, smsMessages as smsMessagesTable } from './tables'

const marketers = { nb: 'Administratorer og markedsførere.', en: 'Administrators and marketers.' }

const numbersIn = (table: Table, number: SQL, person: Person) =>
  select({ number }, sql`from ${table} where ${numberIs(number, person)}`)

/** Numbers as stored: one that could not be parsed is stored as the gateway sent it. */
async function numbersOf(payload: BasePayload, person: Person): Promise<string[]> {
  const rows = await runStatement(
    payload,
    sql<RowOf<'number'>>`${numbersIn(smsMessagesTable, smsMessagesTable.to, person)}
      union ${numbersIn(smsInboundTable, smsInboundTable.from, person)}`,
  )
  return rows.map(({ number }) => textIn(number))
}

/** Ids rise with time, so the lowest are the oldest: the million rows have no index on the queue time. */
async function removeOldMessages(payload: BasePayload, before: number): Promise<number> {
  const first = await runStatement(
    payload,
    select(
      {
        id: smsMessagesTable.id,
        queue_id: smsMessagesTable.queue_id,
        old: sql`${smsMessagesTable.queued_at} < ${moment(before)}`,
      },
      sql`from ${smsMessagesTable} where ${smsMessagesTable.to} <> '' and ${smsMessagesTable.state} <> 'sending'
        order by ${smsMessagesTable.id} limit ${BATCH_SIZE}`,
    ),
  )
  const old = first.filter((row) => row.old === true || Number(row.old) === 1)
  if (old.length === 0) return 0
  const ids = listOf(old.map(({ id }) => Number(id)))
  await runStatement(
    payload,
    sql`update ${smsMessagesTable} set ${smsMessagesTable.to} = '', ${smsMessagesTable.text} = '',
      ${smsMessagesTable.subscriber} = null, ${smsMessagesTable.reference} = null, ${smsMessagesTable.error} = null,
      ${smsMessagesTable.state} = case when ${smsMessagesTable.state} = 'waiting' then 'cancelled'
        else ${smsMessagesTable.state} end,
      ${smsMessagesTable.key} = 'removed:' || ${smsMessagesTable.id} where ${smsMessagesTable.id} in (${ids})
      and ${smsMessagesTable.queue_id} is not null returning ${smsMessagesTable.id}`,
  )
  await runStatement(
    payload,
    sql`delete from ${smsMessagesTable} where ${smsMessagesTable.id} in (${ids})
      and ${smsMessagesTable.queue_id} is null returning ${smsMessagesTable.id}`,
  )
  return old.length
}

export const smsOutData: PersonalData = {
  key: 'sms.outgoing',
  name: { nb: 'Utgående SMS', en: 'Outgoing SMS' },
  contents: {
    nb: 'Nummer, tekst (koder bare med forbindelsen «Logg»), og om den er sendt og levert.',
    en: 'Number, text (codes only with the gateway “Log”), and whether it was sent and delivered.',
  },
  purpose: {
    nb: 'Å sende meldingen én gang, og å vise hva som kom frem.',
    en: 'To send the message once, and to show what arrived.',
  },
  basis: {
    nb: 'Samtykke for nyhetsbrev (GDPR art. 6 a), ellers det meldingen gjelder.',
    en: 'Consent for newsletters (GDPR art. 6 a), else what the message is about.',
  },
  seenBy: marketers,
  collections: ['smsMessages', 'smsQueues'],
  noted: ['smsMessages'],
  rows: { table: smsMessagesTable, age: smsMessagesTable.queued_at, only: sql`${smsMessagesTable.to} <> ''` },
  kept: {
    days: 180,
    since: {
      nb: 'etter at den ble lagt i kø; i kampanjer blir tallet stående uten nummer og tekst',
      en: 'after it was queued; campaigns keep the count, without number and text',
    },
    remove: removeOldMessages,
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'smsMessages', table: smsMessagesTable, select: { key: false } },
        numberIs(smsMessagesTable.to, person),
      )
      // A person's export is sent by e-mail and stored on disks: codes must not be readable in it.
      const handedOut = docs.map((doc) => (doc.secret ? { ...doc, text: NOT_KEPT } : doc))
      return { rows: handedOut.map((doc) => readableWithTimes(smsMessages, doc, locale)) }
    },
    async erase(payload, person) {
      for (const number of await numbersOf(payload, person)) await deleteNumber(payload, number)
      await redactMentions(
        payload,
        {
          table: smsMessagesTable,
          columns: pick(smsMessagesTable, 'text'),
          only: sql`${smsMessagesTable.state} <> 'sending'`,
        },
        person,
      )
    },
    leaves: {
      nb: 'SMS til andre som nevner personen blir stående, uten adressen og nummeret.',
      en: 'SMS to others that mention the person stay, without the address and the number.',
    },
  },
}

export const smsInData: PersonalData = {
  key: 'sms.inbound',
  name: { nb: 'Innkomne SMS', en: 'Received SMS' },
  contents: { nb: 'Nummer, tekst, tid, og hva som ble gjort.', en: 'Number, text, time, and what was done.' },
  purpose: { nb: 'Å melde av den som svarer STOPP.', en: 'To take off whoever answers STOP.' },
  basis: {
    nb: 'Rettslig plikt og berettiget interesse (GDPR art. 6 c og f).',
    en: 'Legal obligation and legitimate interest (GDPR art. 6 c and f).',
  },
  seenBy: marketers,
  collections: ['smsInbound'],
  noted: ['smsInbound'],
  rows: { table: smsInboundTable, age: smsInboundTable.received_at },
  kept: {
    days: 180,
    since: { nb: 'etter at den kom', en: 'after it came' },
    remove: (payload, before) =>
      removeOldRows(payload, { table: smsInboundTable, age: smsInboundTable.received_at }, before),
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'smsInbound', table: smsInboundTable, select: { key: false } },
        numberIs(smsInboundTable.from, person),
      )
      return { rows: docs.map((doc) => readableWithTimes(smsInbound, doc, locale)) }
    },
    async erase(payload, person) {
      for (const number of await numbersOf(payload, person)) await deleteNumber(payload, number)
      await redactMentions(payload, { table: smsInboundTable, columns: pick(smsInboundTable, 'text') }, person)
    },
  },
}
