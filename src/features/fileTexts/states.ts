/** States of reading the text of a file, with the words that editors see. */
import type { Localised } from '../../lib/locales'

export const textStates = {
  reading: {
    nb: 'Teksten i filen blir lest om litt. Til da finner søket filen på tittel og filnavn.',
    en: 'The text of the file will be read soon. Until then, search finds the file by its title and file name.',
  },
  read: {
    nb: 'Søket finner filen på tittel, filnavn og teksten i den ({count} tegn).',
    en: 'Search finds the file by its title, file name and text ({count} characters).',
  },
  cut: {
    nb: 'Søket finner filen på tittel, filnavn og begynnelsen av teksten ({count} tegn). Resten er for lang til å leses.',
    en: 'Search finds the file by its title, file name and the beginning of its text ({count} characters). The rest is too long to be read.',
  },
  empty: {
    nb: 'Filen har ingen tekst, kanskje bare bilder av sider. Søket finner den på tittel og filnavn.',
    en: 'The file has no text, perhaps only pictures of pages. Search finds it by its title and file name.',
  },
  locked: {
    nb: 'Filen er låst med passord. Søket finner den på tittel og filnavn.',
    en: 'The file is locked by a password. Search finds it by its title and file name.',
  },
  unreadable: {
    nb: 'Teksten i filen kunne ikke leses: Filen er skadet. Søket finner den på tittel og filnavn.',
    en: 'The text of the file could not be read: the file is damaged. Search finds it by its title and file name.',
  },
  tooLarge: {
    nb: 'Teksten i filen ble ikke lest: Det tok for mye tid eller minne. Søket finner filen på tittel og filnavn.',
    en: 'The text of the file was not read: it took too much time or memory. Search finds the file by its title and file name.',
  },
  unsupported: {
    nb: 'Søket finner filen på tittel og filnavn. Teksten leses i PDF, Word (.docx) og tekstfiler.',
    en: 'Search finds the file by its title and file name. Text is read in PDF, Word (.docx) and text files.',
  },
} as const satisfies Record<string, Localised>

export type TextState = keyof typeof textStates

export const isTextState = (state: unknown): state is TextState => typeof state === 'string' && state in textStates
