import type { Localised } from '../../lib/locales'

export const deletionMessages = {
  inUse: {
    nb: 'Er i bruk {count} steder og ble ikke slettet: {places}.',
    en: 'Is used in {count} places and was not deleted: {places}.',
  },
  inUseOnce: {
    nb: 'Er i bruk ett sted og ble ikke slettet: {places}.',
    en: 'Is used in one place and was not deleted: {places}.',
  },
  place: { nb: '{label} «{title}»', en: '{label} “{title}”' },
  more: { nb: '{count} til', en: '{count} more' },
  binned: { nb: 'Lagt i papirkurven.', en: 'Moved to the bin.' },
  restored: { nb: 'Gjenopprettet.', en: 'Restored.' },
  taken: {
    nb: 'Kan ikke gjenopprettes: «{value}» ({field}) er i bruk av «{title}» nå. Endre eller slett den først.',
    en: 'Cannot be restored: “{value}” ({field}) is used by “{title}” now. Change or delete that first.',
  },
  badTerm: { nb: 'Skriv minst {least} tegn av tittelen.', en: 'Type at least {least} characters of the title.' },
  failed: { nb: 'Noe gikk galt. Prøv igjen.', en: 'Something went wrong. Try again.' },
  beingEdited: {
    nb: '{names} redigerer dette nå. Prøv igjen når vinduet der er lukket.',
    en: '{names} is editing this now. Try again when the window there is closed.',
  },
  onlyFromBin: {
    nb: 'Bare det som ligger i papirkurven, kan slettes for godt.',
    en: 'Only what lies in the bin can be deleted for good.',
  },
  badReplacement: {
    nb: 'Velg et annet dokument av samme slag, som ikke ligger i papirkurven.',
    en: 'Choose another document of the same kind that does not lie in the bin.',
  },
  settings: { nb: 'Innstillinger', en: 'Settings' },
} as const satisfies Readonly<Record<string, Localised>>
