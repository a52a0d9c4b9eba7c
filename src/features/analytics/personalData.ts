/** Statistics of visits, which do not identify visitors. */
import type { PersonalData } from '../../web/personalData'
import { analyticsEvents } from './tables'

export const analyticsData: PersonalData = {
  key: 'analytics.visits',
  name: { nb: 'Statistikk', en: 'Analytics' },
  contents: {
    nb: 'Side, tid, hvor besøket kom fra, søkeord og postnummer det er lett etter, med en hash for dagen. Ingen adresser, ingen informasjonskapsler.',
    en: 'Page, time, where the visit came from, words and postcodes that were searched for, with a hash for the day. No addresses, no cookies.',
  },
  purpose: { nb: 'Å vite hva som leder besøkende til en forhandler.', en: 'To know what leads visitors to a dealer.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'Ansatte, som tall.', en: 'Staff, as figures.' },
  collections: ['analyticsEvents', 'analyticsCounts', 'analyticsVisitors', 'analyticsSalts'],
  rows: { table: analyticsEvents },
  kept: {
    rule: {
      nb: 'Enkelthendelser og tellinger så lenge statistikkinnstillingene sier; det som hører ett besøk til, til dagen er over.',
      en: 'Single events and counts as long as the analytics settings say; what belongs to one visit until its day is over.',
    },
  },
  unfindable: {
    nb: 'Hashen er laget med et salt som byttes hver dag og så ødelegges: ingen kan finnes igjen.',
    en: 'The hash is made with a salt that changes daily and is then destroyed: nobody can be found again.',
  },
}
