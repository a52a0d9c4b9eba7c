/** Personal data of this feature itself: of staff, and of the persons searched for only hashes. */

import { removeOldRows } from '../../cms/removeOld'
import type { PersonalData } from '../../web/personalData'
import { accessLog } from './tables'

export const accessData: PersonalData = {
  key: 'privacy.accessLog',
  name: { nb: 'Hendelseslogg', en: 'Event log' },
  contents: {
    nb: 'Hvem av de ansatte som logget inn, endret brukere eller innstillinger, slettet noe, eller så og tok ut opplysninger om personer; når, og fra hvilken adresse.',
    en: 'Who of the staff signed in, changed users or settings, deleted something, or saw and exported details of people; when, and from which address.',
  },
  purpose: {
    nb: 'Å oppdage og forklare innsyn og endringer som ikke skulle skjedd.',
    en: 'To find and explain looks and changes that should not have happened.',
  },
  basis: { nb: 'Sikkerhet ved behandlingen (GDPR art. 32).', en: 'Security of processing (GDPR art. 32).' },
  seenBy: { nb: 'Administratorer.', en: 'Administrators.' },
  collections: ['accessLog', 'privacyRuns'],
  rows: { table: accessLog, age: accessLog.at },
  kept: {
    days: 365,
    since: { nb: 'etter at det skjedde', en: 'after it happened' },
    remove: (payload, before) => removeOldRows(payload, { table: accessLog, age: accessLog.at }, before),
  },
  unfindable: {
    nb: 'Den det er søkt etter, tatt ut eller slettet noe om, står som HMAC.',
    en: 'Whoever was looked for, exported or erased stands as an HMAC.',
  },
}
