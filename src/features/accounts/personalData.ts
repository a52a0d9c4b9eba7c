/** Members: erased with their sessions and all e-mails to them. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

import type { Member } from '../../cms/types'
import type { Person, PersonalData } from '../../web/personalData'
import { either, emailIs, idsWhere, numberIs } from '../../web/personSearch'
import { deleteAccountEmails } from './mail/emails'
import { accountOf, passkeysText, sessionsText } from './ownPage/ownData'
import { dropContact, removeMember, storedMember } from './store'
import { members as membersTable } from './tables'

/** Accounts of the person: by address, by a username that is one, or by a confirmed number. */
const isOf = (person: Person) =>
  either(
    emailIs(membersTable.email, person),
    emailIs(membersTable.username, person),
    sql`(${numberIs(membersTable.mobile, person)} and ${membersTable.mobile_confirmed_at} is not null)`,
  )
/** Other accounts that name the person's address or number without having confirmed it. */
const names = (person: Person) => either(emailIs(membersTable.new_email, person), numberIs(membersTable.mobile, person))

async function membersWhere(payload: BasePayload, condition: ReturnType<typeof isOf>): Promise<Member[]> {
  const ids = await idsWhere(payload, membersTable, condition)
  const members = await Promise.all(ids.map((id) => storedMember(payload, id)))
  return members.filter((member) => member !== undefined)
}

export const membersData: PersonalData = {
  key: 'accounts.members',
  name: { nb: 'Medlemmer', en: 'Members' },
  contents: {
    nb: 'Brukernavn, e-post og når den ble bekreftet, navn, kallenavn, mobil, språk, passordet som saltet hash, innlogginger med nettleser, passnøkler (navn, offentlig nøkkel, når de ble lagt til og brukt).',
    en: 'Username, e-mail and when it was confirmed, name, nickname, mobile, language, the password as a salted hash, sessions with browser, passkeys (name, public key, when added and used).',
  },
  purpose: { nb: 'Å gi medlemmet en side for seg selv.', en: 'To give the member a page of their own.' },
  basis: { nb: 'Avtale (GDPR art. 6 b).', en: 'Contract (GDPR art. 6 b).' },
  seenBy: {
    nb: 'Administratorer (ikke passord, koder, passnøkler og innlogginger); medlemmet selv.',
    en: 'Administrators (no password, codes, passkeys or sessions); the member.',
  },
  collections: ['members', 'memberPasskeys'],
  noted: ['members'],
  rows: { table: membersTable, age: membersTable.created_at },
  kept: {
    rule: {
      nb: 'Til medlemmet eller en administrator sletter kontoen.',
      en: 'Until the member or an administrator deletes the account.',
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const members = await membersWhere(payload, isOf(person))
      return {
        rows: await Promise.all(
          members.map(async (member) => ({
            ...accountOf(member, locale),
            ...sessionsText(member, locale, Date.now()),
            ...(await passkeysText(payload, member, locale)),
          })),
        ),
      }
    },
    async erase(payload, person, { now }) {
      for (const member of await membersWhere(payload, isOf(person))) {
        await removeMember(payload, member)
        await deleteAccountEmails(payload, member)
      }
      for (const member of await membersWhere(payload, names(person)))
        await dropContact(payload, member.id, person, now)
    },
    leaves: {
      nb: 'En annens konto som har oppgitt adressen eller nummeret uten å bekrefte det, beholdes uten.',
      en: 'Somebody else’s account that named the address or the number without confirming it is kept without it.',
    },
  },
}
