/** Visitors' answers: under a number that only their browser knows, so that no person can be found in them. */
import type { PersonalData } from '../../web/personalData'
import { deleteAnswers, KEPT_YEARS } from './evidence'
import { consentChoices } from './tables'

export const consentData: PersonalData = {
  key: 'consent.choices',
  name: { nb: 'Valg om samtykke', en: 'Consent choices' },
  contents: {
    nb: 'Valgets nummer, ja og nei, ordlyden, side, språk, nettleser, tid. Uten navn og nettadresse.',
    en: 'The number of the choice, yes and no, the words, page, language, browser, time. Without name and network address.',
  },
  purpose: { nb: 'Å kunne vise hva som ble svart.', en: 'To be able to show what was answered.' },
  basis: { nb: 'Rettslig plikt (GDPR art. 7 nr. 1).', en: 'Legal obligation (GDPR art. 7 (1)).' },
  seenBy: { nb: 'Administratorer.', en: 'Administrators.' },
  collections: ['consentChoices', 'choiceWordings'],
  rows: { table: consentChoices, age: consentChoices.at },
  kept: {
    days: KEPT_YEARS * 365,
    since: { nb: 'etter at svaret er gått ut', en: 'after the answer has run out' },
    remove: deleteAnswers,
  },
  unfindable: {
    nb: 'Finnes bare ved valgets nummer, som står i den besøkendes egen nettleser.',
    en: 'Found only by the number of the choice, which stands in the visitor’s own browser.',
  },
}
