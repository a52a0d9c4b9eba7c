/** Personal data: names of users beside the views that they saved. */
import type { PersonalData } from '../../web/personalData'
import { savedViewsTable } from './tables'

export const viewsData: PersonalData = {
  key: 'savedViews.views',
  name: { nb: 'Lagrede visninger', en: 'Saved views' },
  contents: {
    nb: 'Filtre, søkeord, sortering og kolonner som en bruker har lagret for en liste, med brukerens navn. For lister over personer lagres ikke det som er skrevet.',
    en: 'Filters, words, order and columns that a user saved for a list, with the name of the user. For lists of people, what was typed is not saved.',
  },
  purpose: { nb: 'At brukeren finner igjen arbeidet sitt.', en: 'That users find their work again.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: {
    nb: 'Brukeren selv; delte visninger ses av alle som kan åpne listen.',
    en: 'The user; shared views are seen by all who can open the list.',
  },
  unfindable: {
    nb: 'Bare brukere av administrasjonen. Egne visninger slettes med brukeren; delte blir stående.',
    en: 'Users of the admin alone. Own views are deleted with the user; shared ones stay.',
  },
  collections: ['savedViews'],
  rows: { table: savedViewsTable },
  kept: { rule: { nb: 'Til de slettes, eller brukeren slettes.', en: 'Until they or their user are deleted.' } },
}
