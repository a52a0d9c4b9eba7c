/** Headers that every answer carries. */
import type { Settings } from './settings'

export type HeaderList = readonly string[]

const TWO_YEARS = 63_072_000

/** As a flat list of names and values, the form that Node writes without copying. */
export function securityHeaders({ siteUrl }: Pick<Settings, 'siteUrl'>): HeaderList {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(siteUrl.startsWith('https:') ? ['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`] : []),
  ]
}

/**
 * Nothing may run in what is served as a file: a drawing opened by itself, a text. A video opened so plays itself, which
 * takes its own origin; without scripts nobody can use that.
 */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; media-src 'self'; style-src 'unsafe-inline'; img-src data:; sandbox allow-same-origin"

/**
 * The admin's pages begin with scripts that Next writes into them, and their editors set styles. Nothing comes from
 * elsewhere, and nobody frames them.
 */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
