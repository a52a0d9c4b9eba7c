/** Messages of the contact form: kept while visitors may ask about them. */
import { readableWithTimes } from '../../cms/readableDocument'
import { removeOldRows } from '../../cms/removeOld'
import { pick } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, either, emailIs, idsWhere, numberIs, redactMentions } from '../../web/personSearch'
import { contactMessages } from './collections'
import { contactMessages as contactMessagesTable } from './tables'

const sentBy = (person: Person) =>
  either(emailIs(contactMessagesTable.email, person), numberIs(contactMessagesTable.phone, person))

export const contactData: PersonalData = {
  key: 'contact.messages',
  name: { nb: 'Meldinger fra kontaktskjemaet', en: 'Messages from the contact form' },
  contents: {
    nb: 'Navn, e-post, telefon hvis oppgitt, meldingen, om den er besvart, og når den kom.',
    en: 'Name, e-mail, telephone if given, the message, whether it was answered, and when it came.',
  },
  purpose: { nb: 'Å svare den som skrev.', en: 'To answer whoever wrote.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'Administratorer, redaktører og markedsførere.', en: 'Administrators, editors and marketers.' },
  collections: ['contact-messages'],
  noted: ['contact-messages'],
  rows: { table: contactMessagesTable, age: contactMessagesTable.created_at },
  kept: {
    days: 730,
    since: { nb: 'etter at meldingen kom', en: 'after the message came' },
    remove: (payload, before) =>
      removeOldRows(payload, { table: contactMessagesTable, age: contactMessagesTable.created_at }, before),
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'contact-messages', table: contactMessagesTable },
        sentBy(person),
      )
      return { rows: docs.map((doc) => readableWithTimes(contactMessages, doc, locale)) }
    },
    async erase(payload, person) {
      for (const id of await idsWhere(payload, contactMessagesTable, sentBy(person)))
        await payload.delete({ collection: 'contact-messages', id })
      await redactMentions(
        payload,
        { table: contactMessagesTable, columns: pick(contactMessagesTable, 'name', 'message') },
        person,
      )
    },
    leaves: {
      nb: 'Meldinger fra andre som nevner personen blir stående, uten adressen og nummeret.',
      en: 'Messages of others that mention the person stay, without the address and the number.',
    },
  },
}
