/** Imported files: their lines may hold a dealer's contact persons. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { rowsMentioning } from '../../web/personSearch'
import { importRows, imports } from './tables'

/** Imports deleted at once: each is deleted with its lines. */
const PART = 5

const linesOf = (payload: BasePayload, person: Person) =>
  rowsMentioning(payload, { table: importRows, columns: pick(importRows, 'data', 'difference') }, person)

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
  rows: { table: imports, age: imports.created_at },
  kept: {
    days: 90,
    since: { nb: 'etter at filen ble lest inn', en: 'after the file was read in' },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        select(
          { id: imports.id },
          sql`from ${imports} where ${imports.created_at} < ${moment(before)}
            and ${imports.state} not in ('checking', 'running') limit ${PART}`,
        ),
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
        await runStatement(payload, sql`delete from ${importRows} where ${importRows.id} = ${id}`)
    },
  },
}
