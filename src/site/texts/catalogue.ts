/** Texts of the catalogue. */
import type { Localised } from '../../content/locales'

export const catalogueTexts = {} as const satisfies Record<string, Localised>
