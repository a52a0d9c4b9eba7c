/** Personal data: comments of staff with their names, and whom they wait for. */
import type { PersonalData } from '../../web/personalData'
import { comments } from './tables'

export const commentsData: PersonalData = {
  key: 'comments.comments',
  name: { nb: 'Kommentarer til innhold', en: 'Comments on content' },
  contents: {
    nb: 'Det ansatte skriver til hverandre om et dokument, med navn og tidspunkt, og hvem tråden venter på.',
    en: 'What staff write to each other about a document, with name and time, and whom the thread waits for.',
  },
  purpose: { nb: 'At de som lager innholdet, kan samarbeide.', en: 'That those who make the content can cooperate.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: {
    nb: 'Ansatte som kan åpne dokumentet i administrasjonen.',
    en: 'Staff who can open the document in the admin.',
  },
  unfindable: {
    nb: 'Bare brukere av administrasjonen. Navnet blir stående der noe er skrevet.',
    en: 'Users of the admin alone. The name stays where something was written.',
  },
  collections: ['comments', 'commentNotices'],
  rows: { table: comments, age: comments.written_at },
  kept: { rule: { nb: 'Til dokumentet slettes.', en: 'Until the document is deleted.' } },
}
