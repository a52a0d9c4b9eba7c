/** E-mails on their way and sent: they hold what was written about the person, and who it was written to. */
import { sql } from 'drizzle-orm'
import { readableWithTimes } from '../../cms/readableDocument'
import { name, runStatement } from '../../cms/statements'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, either, emailIs, redactMentions } from '../../web/personSearch'
import { removeOldRows } from '../../web/removeOld'
import { emails } from './collections'

/** With the mail server at this moment: whoever sends it says what became of it first. */
const settled = sql`state <> 'sending'`
const ofPerson = (person: Person) => either(emailIs(name('to'), person), emailIs(name('reply_to'), person))

export const outboxData: PersonalData = {
  key: 'outbox.emails',
  name: { nb: 'Utgående e-post', en: 'Outgoing e-mail' },
  contents: {
    nb: 'Mottaker, emne, tekst, og om den er sendt: kvitteringer, forespørsler til forhandlere, brev om kontoer.',
    en: 'Receiver, subject, text, and whether it was sent: receipts, requests to dealers, letters about accounts.',
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
  rows: { table: 'emails', age: 'created_at' },
  kept: {
    days: 180,
    since: {
      nb: 'etter at den ble skrevet; brev om kontoer alltid bare en uke',
      en: 'after it was written; letters about accounts never more than a week',
    },
    remove: (payload, before) => removeOldRows(payload, { table: 'emails', age: 'created_at', only: settled }, before),
  },
  ofPerson: {
    async find(payload, person, locale) {
      // The key is the program's own; a letter about an account carries an address in it.
      const select = { key: false, html: false } as const
      const docs = await documentsWhere(payload, { collection: 'emails', table: 'emails', select }, ofPerson(person))
      return { rows: docs.map((doc) => readableWithTimes(emails, doc, locale)) }
    },
    async erase(payload, person) {
      await runStatement(payload, sql`delete from emails where ${ofPerson(person)} and ${settled} returning id`)
      await redactMentions(payload, { table: 'emails', columns: ['subject', 'text', 'html'], only: settled }, person)
    },
    leaves: {
      nb: 'E-post til andre som nevner personen blir stående, uten adressen og nummeret.',
      en: 'E-mail to others that mentions the person stays, without the address and the number.',
    },
  },
}
