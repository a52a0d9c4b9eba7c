/** Formats type and size of a file, for a list of files. */
import type { Locale } from '../../lib/locales'

/** Decimal, as in current operating systems. */
const KILO = 1000
const names = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formatted size: `840 byte`, `37 kB`, `1,4 MB`. Decimals only where there is one digit before them. */
export function sizeInWords(bytes: number, locale: Locale): string {
  let [value, at] = [bytes, 0]
  // 999.6 kB would be rounded to 1000 kB.
  while (Math.round(value) >= KILO && at < names.length - 1) {
    value /= KILO
    at++
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: names[at] ?? 'byte',
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && at > 0 ? 1 : 0,
  }).format(value)
}

/** The type by file extension: `PDF`. */
export function typeInWords(filename: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]
  return (ending ?? '').toUpperCase()
}

export type FileKind = 'text' | 'sheet' | 'archive' | 'video' | 'audio'

/** The icon for a file type. */
export function kindOf(mimeType: string): FileKind {
  if (mimeType.startsWith('video/')) return 'video'
  if (mimeType.startsWith('audio/')) return 'audio'
  if (/csv|spreadsheet|excel/.test(mimeType)) return 'sheet'
  if (/zip|compressed|x-7z|gzip/.test(mimeType)) return 'archive'
  return 'text'
}
