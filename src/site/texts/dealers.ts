/** Texts of the dealer finder and the pages of dealers. */
import type { Localised } from '../../content/locales'

export const dealerTexts = {} as const satisfies Record<string, Localised>
