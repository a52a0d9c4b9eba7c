/** Texts of the translation. */
import type { Locale } from '../../../lib/locales'
import type { TranslationState } from '../compare'

interface Texts {
  open: string
  title: string
  close: string
  loading: string
  failed: string
  again: string
  summary: string
  complete: string
  nothing: string
  onlyOpen: string
  withoutPlace: string
  withoutPlaceOne: string
  copyHint: string
  states: Record<TranslationState, string>
  was: string
  empty: string
  rich: string
  source: string
}

export const texts: Record<Locale, Texts> = {
  nb: {
    open: 'Oversett',
    title: 'Fra {from} til {to}',
    close: 'Lukk',
    loading: 'Henter tekstene …',
    failed: 'Tekstene ble ikke hentet.',
    again: 'Prøv igjen',
    summary: '{open} av {all} tekster må ses på.',
    complete: 'Alle tekstene er oversatt.',
    nothing: 'Det er ingen tekster å oversette.',
    onlyOpen: 'Vis bare det som må ses på',
    withoutPlace: '{count} tekster står i blokker som ikke finnes på {to}.',
    withoutPlaceOne: 'Én tekst står i en blokk som ikke finnes på {to}.',
    copyHint: '«Kopier til språk» i menyen med de tre prikkene henter blokkene dit.',
    states: {
      missing: 'Mangler',
      copied: 'Lik originalen',
      changed: 'Originalen er endret siden',
      translated: 'Oversatt',
    },
    was: 'Slik var originalen da oversettelsen ble skrevet',
    empty: 'Ikke skrevet ennå.',
    rich: 'Skriv i skjemaet',
    source: 'Originalen',
  },
  en: {
    open: 'Translate',
    title: 'From {from} to {to}',
    close: 'Close',
    loading: 'Reading the texts …',
    failed: 'The texts could not be read.',
    again: 'Try again',
    summary: '{open} of {all} texts need a look.',
    complete: 'All texts are translated.',
    nothing: 'There are no texts to translate.',
    onlyOpen: 'Show only what needs a look',
    withoutPlace: '{count} texts stand in blocks that {to} does not have.',
    withoutPlaceOne: 'One text stands in a block that {to} does not have.',
    copyHint: '“Copy to locale” in the menu with the three dots brings the blocks there.',
    states: {
      missing: 'Missing',
      copied: 'Same as the original',
      changed: 'The original has changed since',
      translated: 'Translated',
    },
    was: 'The original when the translation was written',
    empty: 'Not written yet.',
    rich: 'Write in the form',
    source: 'The original',
  },
}
