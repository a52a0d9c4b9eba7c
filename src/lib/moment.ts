/** Formats moments in a language, in Norwegian time. */

import type { Locale } from './locales'
import { osloText } from './osloTime'

/** `21. november 2026 kl. 20:32`, or without the time. */
export const momentText = (
  moment: string | number | Date,
  locale: Locale,
  precision: 'date' | 'minute' = 'minute',
): string => osloText(moment, locale, { dateStyle: 'long', ...(precision === 'minute' ? { timeStyle: 'short' } : {}) })
