/** Personal data of users of the admin. A former user is erased as any person is, but never the last administrator. */
import type { BasePayload } from 'payload'
import { readableDocument, readableWithTimes } from '../../cms/readableDocument'

import type { Locale } from '../../lib/locales'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, emailIs, idsWhere } from '../../web/personSearch'
import { users } from './collections'
import { staffPasskeys } from './secondStep/collections'
import { staffSessions } from './sessions/collection'
import { users as usersTable } from './tables'

const isPerson = (person: Person) => emailIs(usersTable.email, person)

const words = {
  email: { nb: 'E-post', en: 'E-mail' },
  sessions: { nb: 'Innlogginger', en: 'Sessions' },
  passkeys: { nb: 'Passnøkler', en: 'Passkeys' },
}

/** The user's sessions and passkeys for an export, without secrets. */
async function signInOf(payload: BasePayload, owner: number, locale: Locale) {
  const owned = { owner: { equals: owner } }
  const [sessions, passkeys] = await Promise.all([
    payload.find({ collection: 'staffSessions', where: owned, pagination: false, select: { sid: false } }),
    payload.find({ collection: 'staffPasskeys', where: owned, pagination: false }),
  ])
  return {
    [words.sessions[locale]]: sessions.docs.map((doc) => readableDocument(staffSessions.fields, doc, locale)),
    [words.passkeys[locale]]: passkeys.docs.map((doc) => readableDocument(staffPasskeys.fields, doc, locale)),
  }
}

export const usersData: PersonalData = {
  key: 'users.users',
  name: { nb: 'Brukere av administrasjonen', en: 'Users of the admin' },
  contents: {
    nb: 'Navn, e-post, rolle, passordet som saltet hash, innlogginger med nettleser og adresse, passnøkler, nøkkelen til engangskoder (kryptert), gjenopprettingskoder som hash, nummeret hos en leverandør av pålogging, og egne valg som kolonner.',
    en: 'Name, e-mail, role, the password as a salted hash, sessions with browser and address, passkeys, the key to one-time codes (encrypted), recovery codes as hashes, the number at a sign-in provider, and own choices such as columns.',
  },
  purpose: {
    nb: 'Å slippe de rette inn, og å vise hvem som gjorde hva.',
    en: 'To let the right people in, and to show who did what.',
  },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: {
    nb: 'Administratorer (ikke passord og innlogginger); hver bruker sitt eget.',
    en: 'Administrators (no passwords or sessions); each user their own.',
  },
  collections: ['users', 'staffSessions', 'staffPasskeys', 'staffCodes', 'staffRecoveryCodes', 'staffIdentities'],
  rows: { table: usersTable, age: usersTable.created_at },
  kept: { rule: { nb: 'Til en administrator sletter brukeren.', en: 'Until an administrator deletes the user.' } },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(payload, { collection: 'users', table: usersTable }, isPerson(person))
      const rows = await Promise.all(
        docs.map(async (doc) => ({
          [words.email[locale]]: doc.email,
          ...readableWithTimes(users, doc, locale),
          ...(await signInOf(payload, doc.id, locale)),
        })),
      )
      return { rows }
    },
    async erase(payload, person, { user }) {
      // The erasure continues with the other data; the collection itself refuses to delete its last administrator.
      for (const id of await idsWhere(payload, usersTable, isPerson(person)))
        if (id !== user) await payload.delete({ collection: 'users', id }).catch(() => undefined)
    },
    leaves: {
      nb: 'Din egen bruker og den siste administratoren slettes ikke her. Navnet blir stående der noe er gjort i administrasjonen.',
      en: 'Your own user and the last administrator are not deleted here. The name stays where something was done in the admin.',
    },
  },
}
