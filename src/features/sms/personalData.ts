/** Messages out and in. Those of a campaign leave their count behind, without number and text. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readableWithTimes } from '../../cms/readableDocument'
import { textIn } from '../../cms/rows'
import { listOf, moment, name, runStatement } from '../../cms/statements'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, numberIs, redactMentions } from '../../web/personSearch'
import { LOT, removeOldRows } from '../../web/removeOld'
import { smsInbound, smsMessages } from './collections'
import { deleteNumber } from './enqueue'
import { NOT_KEPT } from './sendNow'

const marketers = { nb: 'Administratorer og markedsførere.', en: 'Administrators and marketers.' }

/** Numbers as they were stored: what could not be read as a number stayed as the gateway told it. */
async function numbersOf(payload: BasePayload, person: Person): Promise<string[]> {
  const rows = await runStatement(
    payload,
    sql`select "to" as number from sms_messages where ${numberIs(name('to'), person)}
      union select "from" as number from sms_inbound where ${numberIs(name('from'), person)}`,
  )
  return rows.map(({ number }) => textIn(number))
}

/** Numbers rise with time, so the oldest are the first: a million rows have no index on when they were queued. */
async function removeOldMessages(payload: BasePayload, before: number): Promise<number> {
  const first = await runStatement(
    payload,
    sql`select id, queue_id, queued_at < ${moment(before)} as old from sms_messages
      where "to" <> '' and state <> 'sending' order by id limit ${LOT}`,
  )
  const old = first.filter((row) => row.old === true || Number(row.old) === 1)
  if (old.length === 0) return 0
  const ids = listOf(old.map(({ id }) => Number(id)))
  await runStatement(
    payload,
    sql`update sms_messages set "to" = '', text = '', subscriber = null, reference = null, error = null,
      state = case when state = 'waiting' then 'cancelled' else state end, key = 'removed:' || id
      where id in (${ids}) and queue_id is not null returning id`,
  )
  await runStatement(payload, sql`delete from sms_messages where id in (${ids}) and queue_id is null returning id`)
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
  rows: { table: 'sms_messages', age: 'queued_at', only: sql`"to" <> ''` },
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
        { collection: 'smsMessages', table: 'sms_messages', select: { key: false } },
        numberIs(name('to'), person),
      )
      // Whoever has a person's export, which goes by e-mail and lies on disks, must not get at a code by it.
      const handedOut = docs.map((doc) => (doc.secret ? { ...doc, text: NOT_KEPT } : doc))
      return { rows: handedOut.map((doc) => readableWithTimes(smsMessages, doc, locale)) }
    },
    async erase(payload, person) {
      for (const number of await numbersOf(payload, person)) await deleteNumber(payload, number)
      await redactMentions(payload, { table: 'sms_messages', columns: ['text'], only: sql`state <> 'sending'` }, person)
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
  rows: { table: 'sms_inbound', age: 'received_at' },
  kept: {
    days: 180,
    since: { nb: 'etter at den kom', en: 'after it came' },
    remove: (payload, before) => removeOldRows(payload, { table: 'sms_inbound', age: 'received_at' }, before),
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'smsInbound', table: 'sms_inbound', select: { key: false } },
        numberIs(name('from'), person),
      )
      return { rows: docs.map((doc) => readableWithTimes(smsInbound, doc, locale)) }
    },
    async erase(payload, person) {
      for (const number of await numbersOf(payload, person)) await deleteNumber(payload, number)
      await redactMentions(payload, { table: 'sms_inbound', columns: ['text'] }, person)
    },
  },
}
