/** Hits queued for an upstream: they identify no person. */
import type { PersonalData } from '../../web/personalData'
import { forwardedHits } from './tables'

export const forwardingData: PersonalData = {
  key: 'forwarding.hits',
  name: { nb: 'Videresending av statistikk', en: 'Forwarding of analytics' },
  contents: {
    nb: 'Side og tittel, tid, hvor besøket kom fra og når det begynte, søkeord, dagens hash, forkortet nettadresse og nettleser. Bare når en tjeneste er valgt.',
    en: 'Page and title, time, where the visit came from and when it began, searched words, the day’s hash, shortened network address and browser. Only where a service is chosen.',
  },
  purpose: { nb: 'Å gi hendelsen videre én gang.', en: 'To hand the hit on once.' },
  basis: {
    nb: 'Samtykke der tjenesten trenger det (GDPR art. 6 a).',
    en: 'Consent where the service needs it (GDPR art. 6 a).',
  },
  seenBy: { nb: 'Ingen her; tjenesten som er valgt.', en: 'Nobody here; the service that is chosen.' },
  collections: ['forwardedHits', 'forwardedVisits', 'forwardingStates'],
  rows: { table: forwardedHits, age: forwardedHits.created_at },
  kept: {
    rule: {
      nb: 'Til den er sendt, ellers et døgn; når besøket begynte, et døgn.',
      en: 'Until it is sent, else a day; when the visit began, for a day.',
    },
  },
  unfindable: { nb: 'Hashen gjelder én dag.', en: 'The hash is good for one day.' },
}
