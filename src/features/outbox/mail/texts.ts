/** Texts around every e-mail. */
import type { Locale, Localised } from '../../../lib/locales'
import { translator } from '../../../lib/translate'

const texts = {
  plainAddress: { nb: 'Virker ikke knappen? Åpne adressen:', en: 'Does the button not work? Open the address:' },
  moreRows: {
    nb: '… og {count} linjer til. Hele listen er der knappen fører.',
    en: '… and {count} more lines. The whole list is where the button leads.',
  },
  organisationNumber: { nb: 'Org.nr.', en: 'Org. no.' },
} as const satisfies Record<string, Localised>

export const emailTextsIn = (locale: Locale) => translator(texts, locale)
export type EmailTexts = ReturnType<typeof emailTextsIn>
