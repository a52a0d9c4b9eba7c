/** Files that were read in: their lines may hold a dealer's people. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import type { Person, PersonalData } from '../../web/personalData'
import { rowsMentioning } from '../../web/personSearch'

/** Imports of one go: each takes its lines along. */
const PART = 5

const linesOf = (payload: BasePayload, person: Person) =>
  rowsMentioning(payload, { table: 'import_rows', columns: ['data', 'difference'] }, person)

export const importsData: PersonalData = {
  key: 'imports.files',
  name: { nb: 'Importerte filer', en: 'Imported files' },
  contents: {
    nb: 'Linjene i filer med artikler og forhandlere, og hvem som leste dem inn. Filer med abonnenter beholdes ikke.',
    en: 'The lines of files of articles and dealers, and who read them in. Files of subscribers are not kept.',
  },
  purpose: {
    nb: 'Å vise hva en fil endrer, og å fortsette der den stanset.',
    en: 'To show what a file changes, and to go on where it stopped.',
  },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'Administratorer og redaktører.', en: 'Administrators and editors.' },
  collections: ['imports', 'importRows'],
  rows: { table: 'imports', age: 'created_at' },
  kept: {
    days: 90,
    since: { nb: 'etter at filen ble lest inn', en: 'after the file was read in' },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        sql`select id from imports where created_at < ${moment(before)} and state not in ('checking', 'running')
          limit ${PART}`,
      )
      for (const { id } of rows) await payload.delete({ collection: 'imports', id: Number(id) })
      return rows.length
    },
  },
  ofPerson: {
    async find(payload, person) {
      return { rows: (await linesOf(payload, person)).map(({ texts }) => Object(jsonIn(texts.data ?? ''))) }
    },
    async erase(payload, person) {
      for (const { id } of await linesOf(payload, person))
        await runStatement(payload, sql`delete from import_rows where id = ${id} returning id`)
    },
  },
}
