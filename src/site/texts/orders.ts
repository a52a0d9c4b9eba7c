/** Texts of the order list, the order form and what follows a request. */
import type { Localised } from '../../content/locales'

export const orderTexts = {} as const satisfies Record<string, Localised>
