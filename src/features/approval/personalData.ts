/** Personal data: who asked for approval. */
import type { PersonalData } from '../../web/personalData'
import { approvalRequests } from './tables'

export const approvalData: PersonalData = {
  key: 'approval.requests',
  name: { nb: 'Forespørsler om godkjenning', en: 'Requests for approval' },
  contents: {
    nb: 'Hvem som ber om at et utkast godkjennes, når, og hva de skrev til.',
    en: 'Who asks for a draft to be approved, when, and what they wrote with it.',
  },
  purpose: { nb: 'At en redaktør vet hvem som venter.', en: 'That an editor knows who waits.' },
  basis: { nb: 'Berettiget interesse (GDPR art. 6 f).', en: 'Legitimate interest (GDPR art. 6 f).' },
  seenBy: { nb: 'Ansatte som kan åpne dokumentet.', en: 'Staff who can open the document.' },
  unfindable: {
    nb: 'Bare brukere av administrasjonen, til forespørselen er besvart.',
    en: 'Users of the admin alone, until the request is answered.',
  },
  collections: ['approvalRequests'],
  rows: { table: approvalRequests, age: approvalRequests.at },
  kept: {
    rule: {
      nb: 'Til den er besvart eller trukket tilbake, eller dokumentet slettes.',
      en: 'Until it is answered or withdrawn, or the document is deleted.',
    },
  },
}
