/** Texts of shared drafts. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const draftTexts = {
  previewExpired: {
    nb: 'Lenken til forhåndsvisningen er ugyldig eller utløpt. Be om en ny fra den som sendte den.',
    en: 'The preview link is not valid or has expired. Ask whoever sent it for a new one.',
  },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [
  { name: { nb: 'Meny, topp og bunn', en: 'Menu, header and footer' }, texts: draftTexts },
]

declare module '../../web/texts' {
  interface TextTables {
    draftTexts: typeof draftTexts
  }
}
