import { osloDay, osloText } from '../../../lib/osloTime'

/** Texts of the edit views about other users and refused saves. */
export const texts = {
  nb: {
    editing: '{name} redigerer denne siden. Åpnet {since}.',
    editingOwn: 'Du redigerer denne siden i et annet vindu også. Åpnet {since}.',
    changed: 'Endret noe {changed}.',
    you: 'du i et annet vindu',
    title: 'To har endret det samme',
    lead: 'Mens du skrev, ble dette endret av en annen. Velg hva som skal stå i hvert felt. Begge tekstene blir liggende i versjonshistorikken.',
    leadWithoutVersions:
      'Mens du skrev, ble dette endret av en annen. Velg hva som skal stå i hvert felt. Teksten din er tatt vare på under «Ikke lagret».',
    changedBy: '{name} endret {label} {time}; du endret det {mine}.',
    changedAtUnknownTime: '{name} endret {label}; du endret det {mine}.',
    mine: 'Behold min',
    theirs: 'Behold den andre ({name})',
    save: 'Lagre valget',
    later: 'Avgjør senere',
    kept: '{count} som ikke ble lagret',
    keptBy: '{name}, {at}, {locale}',
    typed: 'ikke lagret',
    stored: 'sto der da',
    fetch: 'Sett inn i skjemaet ({label}, {which})',
    fetched: 'Satt inn i skjemaet. Lagres når du lagrer.',
    refusedTitle: 'Ikke lagret ennå. Dette må rettes:',
    failed: 'Kunne ikke sette det inn. Prøv igjen.',
  },
  en: {
    editing: '{name} is editing this page. Opened {since}.',
    editingOwn: 'You are editing this page in another window too. Opened {since}.',
    changed: 'Changed something {changed}.',
    you: 'you in another window',
    title: 'Two have changed the same',
    lead: 'While you were typing, somebody else changed this. Choose what each field shall hold. Both texts stay in the version history.',
    leadWithoutVersions:
      'While you were typing, somebody else changed this. Choose what each field shall hold. Your text is kept under “Not saved”.',
    changedBy: '{name} changed {label} {time}; you changed it {mine}.',
    changedAtUnknownTime: '{name} changed {label}; you changed it {mine}.',
    mine: 'Keep mine',
    theirs: 'Keep the other ({name})',
    save: 'Save the choice',
    later: 'Decide later',
    kept: '{count} not saved',
    keptBy: '{name}, {at}, {locale}',
    typed: 'not saved',
    stored: 'stood there then',
    fetch: 'Put into the form ({label}, {which})',
    fetched: 'Put into the form. It is saved when you save.',
    refusedTitle: 'Not saved yet. This must be mended:',
    failed: 'It could not be put in. Try again.',
  },
}

export type Texts = (typeof texts)['nb']

/** “kl. 14.32”, with the date where it is another day's than that of `now`. */
export function timeOf(moment: number | string, language: string, now = Date.now()): string {
  const date = new Date(moment)
  const clock = osloText(date, language, { hour: '2-digit', minute: '2-digit' })
  const time = language === 'en' ? `at ${clock}` : `kl. ${clock.replace(':', '.')}`
  const isToday = osloDay(date) === osloDay(now)
  return isToday ? time : `${osloText(date, language, { day: 'numeric', month: 'short' })} ${time}`
}
