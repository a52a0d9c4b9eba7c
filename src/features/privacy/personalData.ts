/** What this feature itself stores of people: of the staff, and of those who asked only hashes. */
import type { PersonalData } from '../../site/personalData'
import { removeOldRows } from '../../site/removeOld'

export const accessData: PersonalData = {
  key: 'privacy.accessLog',
  name: { nb: 'Innsynslogg', en: 'Access log' },
  contents: {
    nb: 'Hvem av de ansatte som så, tok ut eller slettet opplysninger om personer, hva det var, og når.',
    en: 'Who of the staff saw, exported or erased details of people, what it was, and when.',
  },
  purpose: {
    nb: 'Å oppdage og forklare innsyn som ikke skulle skjedd.',
    en: 'To find and explain looks that should not have happened.',
  },
  basis: { nb: 'Sikkerhet ved behandlingen (GDPR art. 32).', en: 'Security of processing (GDPR art. 32).' },
  seenBy: { nb: 'Administratorer.', en: 'Administrators.' },
  collections: ['accessLog', 'privacyRuns'],
  rows: { table: 'access_log', age: 'at' },
  kept: {
    days: 365,
    since: { nb: 'etter at det skjedde', en: 'after it happened' },
    remove: (payload, before) => removeOldRows(payload, { table: 'access_log', age: 'at' }, before),
  },
  nobody: {
    nb: 'Den det er søkt etter, tatt ut eller slettet noe om, står som HMAC.',
    en: 'Whoever was looked for, exported or erased stands as an HMAC.',
  },
}
