/** Personal data: names of users beside their changes, and texts that were not saved. */

import { removeOldRows } from '../../cms/removeOld'
import type { PersonalData } from '../../web/personalData'
import { documentEdits, refusedSaves } from './tables'

const shared = {
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'De som kan åpne dokumentet i administrasjonen.', en: 'Those who can open the document in the admin.' },
  unfindable: {
    nb: 'Bare brukere av administrasjonen. Navnet blir stående der noe er gjort.',
    en: 'Users of the admin alone. The name stays where something was done.',
  },
}

export const editsData: PersonalData = {
  key: 'collaboration.edits',
  name: { nb: 'Hvem som endret hva', en: 'Who changed what' },
  contents: {
    nb: 'Navnet på den som sist endret hvert felt i et dokument og lagret hver versjon, og når.',
    en: 'The name of who last changed each field of a document and saved each version, and when.',
  },
  purpose: {
    nb: 'At to som redigerer det samme, ser hvem den andre er.',
    en: 'That two who edit the same see who the other is.',
  },
  ...shared,
  collections: ['documentEdits'],
  rows: { table: documentEdits },
  kept: { rule: { nb: 'Til dokumentet slettes.', en: 'Until the document is deleted.' } },
}

export const refusedData: PersonalData = {
  key: 'collaboration.refused',
  name: { nb: 'Tekster som ikke ble lagret', en: 'Texts that were not saved' },
  contents: {
    nb: 'Det en redaktør skrev i felt som en annen hadde endret imens, med navn og tidspunkt.',
    en: 'What an editor typed in fields that another had changed meanwhile, with name and time.',
  },
  purpose: { nb: 'At ingenting som er skrevet, går tapt.', en: 'That nothing that was typed is lost.' },
  ...shared,
  collections: ['refusedSaves'],
  rows: { table: refusedSaves, age: refusedSaves.at },
  kept: {
    days: 90,
    since: { nb: 'etter at det ble skrevet', en: 'after it was typed' },
    remove: (payload, before) => removeOldRows(payload, { table: refusedSaves, age: refusedSaves.at }, before),
  },
}
