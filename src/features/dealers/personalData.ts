/** Contact persons of dealers: public while the dealer shows them, and stored in the dealer's versions. */
import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq } from 'payload'
import { recordChange } from '../../cms/changes'
import { name, runStatement } from '../../cms/statements'
import type { Person, PersonalData } from '../../web/personalData'
import { either, emailIs, numberIs } from '../../web/personSearch'

const isPerson = (person: Person) => either(emailIs(name('email'), person), numberIs(name('phone'), person))

async function dealersWith(payload: BasePayload, person: Person): Promise<number[]> {
  const rows = await runStatement(
    payload,
    sql`select distinct _parent_id as id from dealers_contacts where ${isPerson(person)}`,
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
  rows: { table: 'dealers_contacts' },
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
        sql`select d.name as dealer, c.name, c.email, c.phone from dealers d join dealers_contacts c
          on c._parent_id = d.id where ${either(emailIs(sql`c.email`, person), numberIs(sql`c.phone`, person))}`,
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
      await runStatement(payload, sql`delete from dealers_contacts where ${isPerson(person)}`)
      await runStatement(payload, sql`delete from _dealers_v_version_contacts where ${isPerson(person)}`)
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
