/** What the admin says about deleting. */
import type { Locale } from '../../../content/locales'

const nb = {
  usedOnce: 'Brukes ett sted',
  used: 'Brukes {count} steder',
  usedOnPages: 'Brukes på {count} sider',
  usedOnPage: 'Brukes på én side',
  explain: 'Slettes det, mangler det der. Du kan bytte det ut med noe annet først, eller slette det likevel.',
  more: '… og {count} til',
  published: 'publisert',
  draft: 'bare i et utkast',
  scheduled: 'bare i et utkast som er planlagt publisert',
  both: 'publisert, og i et nyere utkast',
  newTab: '(åpnes i ny fane)',
  replace: 'Bytt ut med',
  search: 'Søk etter det som skal vises i stedet',
  found: 'Velg ett',
  noneFound: 'Ingenting passer til «{term}».',
  searchFailed: 'Søket virket ikke. Prøv igjen.',
  replaceAndDelete: 'Bytt ut overalt og slett',
  replacing: 'Bytter ut … {done} ferdig, {left} igjen.',
  notReplaced: 'Dette ble ikke byttet ut:',
  replaceFailed: 'Noe gikk galt underveis. Det som er byttet ut, er lagret. Prøv igjen.',
  deleteAnyway: 'Slett likevel',
  cancel: 'Avbryt',
  nothing: 'Ingenting ble slettet.',
  inBin: 'Ligger i papirkurven. Slettes for godt om {count} dager.',
  inBinOneDay: 'Ligger i papirkurven. Slettes for godt innen et døgn.',
  deletedBy: 'Slettet av {name} {date}.',
  deletedAt: 'Slettet {date}.',
  bin: 'I papirkurven ligger alt i {count} dager, med versjoner og filer. Så slettes det for godt.',
  left: '{count} dager igjen',
  leftOne: 'slettes innen et døgn',
}

const en: Record<keyof typeof nb, string> = {
  usedOnce: 'Used in one place',
  used: 'Used in {count} places',
  usedOnPages: 'Used on {count} pages',
  usedOnPage: 'Used on one page',
  explain:
    'If you delete it, it will be missing there. You can replace it with something else first, or delete it anyway.',
  more: '… and {count} more',
  published: 'published',
  draft: 'only in a draft',
  scheduled: 'only in a draft that is scheduled to be published',
  both: 'published, and in a newer draft',
  newTab: '(opens in a new tab)',
  replace: 'Replace with',
  search: 'Search for what is to be shown instead',
  found: 'Choose one',
  noneFound: 'Nothing matches “{term}”.',
  searchFailed: 'The search did not work. Try again.',
  replaceAndDelete: 'Replace everywhere and delete',
  replacing: 'Replacing … {done} done, {left} to go.',
  notReplaced: 'These were not replaced:',
  replaceFailed: 'Something went wrong on the way. What was replaced is stored. Try again.',
  deleteAnyway: 'Delete anyway',
  cancel: 'Cancel',
  nothing: 'Nothing was deleted.',
  inBin: 'Lies in the bin. Will be deleted for good in {count} days.',
  inBinOneDay: 'Lies in the bin. Will be deleted for good within a day.',
  deletedBy: 'Deleted by {name} {date}.',
  deletedAt: 'Deleted {date}.',
  bin: 'Everything lies in the bin for {count} days, with its versions and files. Then it is deleted for good.',
  left: '{count} days left',
  leftOne: 'goes within a day',
}

export type Texts = typeof nb

export const textsIn = (language: string): Texts => (language === 'en' ? en : nb)
export const localeIn = (language: string): Locale => (language === 'en' ? 'en' : 'nb')
