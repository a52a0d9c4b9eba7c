/** Hits on their way to an upstream: of nobody who could be named. */
import type { PersonalData } from '../../site/personalData'

export const forwardingData: PersonalData = {
  key: 'forwarding.hits',
  name: { nb: 'Videresending av statistikk', en: 'Forwarding of analytics' },
  contents: {
    nb: 'Side, tid, dagens hash, forkortet nettadresse og nettleser. Bare når en tjeneste er valgt.',
    en: 'Page, time, the day’s hash, shortened network address and browser. Only where a service is chosen.',
  },
  purpose: { nb: 'Å gi hendelsen videre én gang.', en: 'To hand the hit on once.' },
  basis: {
    nb: 'Samtykke der tjenesten trenger det (GDPR art. 6 a).',
    en: 'Consent where the service needs it (GDPR art. 6 a).',
  },
  seenBy: { nb: 'Ingen her; tjenesten som er valgt.', en: 'Nobody here; the service that is chosen.' },
  collections: ['forwardedHits', 'forwardingStates'],
  rows: { table: 'forwarded_hits', age: 'created_at' },
  kept: { rule: { nb: 'Til den er sendt, ellers et døgn.', en: 'Until it is sent, else a day.' } },
  nobody: { nb: 'Hashen gjelder én dag.', en: 'The hash is good for one day.' },
}
