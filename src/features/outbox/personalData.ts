/** Waiting and sent e-mails: they contain texts about the person, and the receiver's address. */
import { sql } from 'drizzle-orm'
import { readableWithTimes } from '../../cms/readableDocument'
import { removeOldRows } from '../../cms/removeOld'
import { runStatement } from '../../cms/statements'
import { pick } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, either, emailIs, redactMentions } from '../../web/personSearch'
import { emails } from './collections'
import { emails as emailsTable } from './tables'

/** An e-mail that is being sent is left until its sender has recorded the result. */
const settled = sql`${emailsTable.state} <> 'sending'`
const ofPerson = (person: Person) => either(emailIs(emailsTable.to, person), emailIs(emailsTable.reply_to, person))

export const outboxData: PersonalData = {
  key: 'outbox.emails',
  name: { nb: 'Utgående e-post', en: 'Outgoing e-mail' },
  contents: {
    nb: 'Mottaker, emne, tekst, og om den er sendt: kvitteringer, forespørsler til forhandlere, brev om kontoer.',
    en: 'Receiver, subject, text, and whether it was sent: receipts, requests to dealers, e-mails about accounts.',
  },
  purpose: {
    nb: 'Å sende e-posten én gang, og å kunne svare på om den gikk.',
    en: 'To send the e-mail once, and to be able to say whether it went.',
  },
  basis: {
    nb: 'Det samme som for det e-posten gjelder: avtale eller berettiget interesse (GDPR art. 6 b og f).',
    en: 'As for what the e-mail is about: contract or legitimate interest (GDPR art. 6 b and f).',
  },
  seenBy: { nb: 'Administratorer.', en: 'Administrators.' },
  collections: ['emails'],
  noted: ['emails'],
  rows: { table: emailsTable, age: emailsTable.created_at },
  kept: {
    days: 180,
    since: {
      nb: 'etter at den ble skrevet; brev om kontoer alltid bare en uke',
      en: 'after it was written; e-mails about accounts never more than a week',
    },
    remove: (payload, before) =>
      removeOldRows(payload, { table: emailsTable, age: emailsTable.created_at, only: settled }, before),
  },
  ofPerson: {
    async find(payload, person, locale) {
      // The key is internal; that of an e-mail about an account contains an address.
      const select = { key: false, html: false } as const
      const docs = await documentsWhere(payload, { collection: 'emails', table: emailsTable, select }, ofPerson(person))
      return { rows: docs.map((doc) => readableWithTimes(emails, doc, locale)) }
    },
    async erase(payload, person) {
      await runStatement(payload, sql`delete from ${emailsTable} where ${ofPerson(person)} and ${settled}`)
      await redactMentions(
        payload,
        { table: emailsTable, columns: pick(emailsTable, 'subject', 'text', 'html'), only: settled },
        person,
      )
    },
    leaves: {
      nb: 'E-post til andre som nevner personen blir stående, uten adressen og nummeret.',
      en: 'E-mail to others that mentions the person stays, without the address and the number.',
    },
  },
}
