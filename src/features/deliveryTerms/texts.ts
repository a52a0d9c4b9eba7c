/** Texts of the delivery terms. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const deliveryTermsTexts = {
  deliveryTerms: { nb: 'leveringsbetingelser', en: 'delivery terms' },
  deliveryTermsVersion: { nb: 'Versjon {version}, gjelder fra {date}', en: 'Version {version}, valid from {date}' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [
  { name: { nb: 'Meny, topp og bunn', en: 'Menu, header and footer' }, texts: deliveryTermsTexts },
]

declare module '../../web/texts' {
  interface TextTables {
    deliveryTermsTexts: typeof deliveryTermsTexts
  }
}
