import { type Locale, tagOf } from '../../lib/locales'

/** `1,4 MB`, `320 kB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1000), 'kB']
  const digits = unit === 'MB' ? 1 : 0
  return `${value.toLocaleString(tagOf(locale), { maximumFractionDigits: digits })}\u00a0${unit}`
}
