/** Texts of what is gone. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

const goneTexts = {
  goneTitle: { nb: 'Siden er fjernet', en: 'The page has been removed' },
  goneText: {
    nb: 'Det som lå her, finnes ikke lenger. Søk etter det du leter etter, eller gå videre herfra.',
    en: 'What was here no longer exists. Search for what you need, or go on from here.',
  },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Fjernede sider', en: 'Removed pages' }, texts: goneTexts }]

declare module '../../web/texts' {
  interface TextTables {
    goneTexts: typeof goneTexts
  }
}
