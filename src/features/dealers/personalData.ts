/** Contact persons of dealers: public while the dealer shows them, and stored in the dealer's versions. */
import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq } from 'payload'
import { recordChange } from '../../cms/changes'
import { runStatement } from '../../cms/statements'
import { alias, select, selectDistinct, type Table } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { either, emailIs, numberIs } from '../../web/personSearch'
import { dealers, dealersContacts, dealersVersionsContacts } from './tables'

const d = alias(dealers, 'd')
const c = alias(dealersContacts, 'c')

const isPerson = ({ email, phone }: Table<'email' | 'phone'>, person: Person) =>
  either(emailIs(email, person), numberIs(phone, person))

async function dealersWith(payload: BasePayload, person: Person): Promise<number[]> {
  const rows = await runStatement(
    payload,
    selectDistinct(
      { id: dealersContacts._parent_id },
      sql`from ${dealersContacts} where ${isPerson(dealersContacts, person)}`,
    ),
  )
  return rows.map(({ id }) => Number(id))
}

const words = {
  dealer: { nb: 'Forhandler', en: 'Dealer' },
  name: { nb: 'Navn', en: 'Name' },
  email: { nb: 'E-post', en: 'E-mail' },
  phone: { nb: 'Telefon', en: 'Phone' },
}

export const dealersData: PersonalData = {
  key: 'dealers.contacts',
  name: { nb: 'Kontaktpersoner hos forhandlere', en: 'Contact people at dealers' },
  contents: { nb: 'Navn, stilling, telefon, e-post.', en: 'Name, title, telephone, e-mail.' },
  purpose: { nb: 'Å vise kunder hvem de kan snakke med.', en: 'To show customers whom they can talk to.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'Alle; de står på nettstedet.', en: 'Anyone; they are on the site.' },
  collections: ['dealers'],
  rows: { table: dealersContacts },
  kept: {
    rule: {
      nb: 'Til forhandleren eller en redaktør fjerner dem; i eldre versjoner (inntil 20) til de er skrevet over.',
      en: 'Until the dealer or an editor removes them; in older versions (up to 20) until these are written over.',
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const rows = await runStatement(
        payload,
        select(
          { dealer: d.name, name: c.name, email: c.email, phone: c.phone },
          sql`from ${d} join ${c} on ${c._parent_id} = ${d.id} where ${isPerson(c, person)}`,
        ),
      )
      return {
        rows: rows.map((row) => ({
          [words.dealer[locale]]: row.dealer,
          [words.name[locale]]: row.name,
          [words.email[locale]]: row.email,
          [words.phone[locale]]: row.phone,
        })),
      }
    },
    async erase(payload, person) {
      const ids = await dealersWith(payload, person)
      await runStatement(payload, sql`delete from ${dealersContacts} where ${isPerson(dealersContacts, person)}`)
      await runStatement(
        payload,
        sql`delete from ${dealersVersionsContacts} where ${isPerson(dealersVersionsContacts, person)}`,
      )
      if (ids.length === 0) return
      // Purges cached pages and indexes.
      const tags = ids.map((id) => `dealers:${id}`)
      await recordChange(await createLocalReq({}, payload), [...tags, 'dealers'])
    },
    leaves: {
      nb: 'Forhandlerens egen adresse og telefon, som gjelder butikken, endres på forhandleren.',
      en: 'The dealer’s own address and telephone, which are the shop’s, are changed on the dealer.',
    },
  },
}
