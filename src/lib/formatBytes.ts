import { type Locale, numberText } from './locales'

/** `1,4 MB`, `320 kB`, `12,5 GB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [Math.max(1, bytes / 1000), 'kB']
  const digits = unit === 'kB' ? 0 : 1
  return `${numberText(value, locale, { maximumFractionDigits: digits })}\u00a0${unit}`
}
