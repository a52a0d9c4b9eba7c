/** Headers of every response. */
import { neverAtEdge } from '../features/cdn'
import { dataPolicy } from '../web/policy'
import type { Settings } from './settings'

export type HeaderList = readonly string[]

const TWO_YEARS = 63_072_000

/** As a flat list of names and values, which Node writes without copying. */
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

/** The same, of what a CDN does not keep: everything but kept pages and files. */
export const closedHeaders = (settings: Pick<Settings, 'siteUrl' | 'cdn'>): HeaderList => [
  ...securityHeaders(settings),
  ...neverAtEdge(settings),
]

/** Of routes; those that answer with a page set their own policy. What says nothing of caching is for no CDN. */
export const routeHeaders = (settings: Pick<Settings, 'siteUrl' | 'cdn'>): HeaderList => [
  ...closedHeaders(settings),
  'Content-Security-Policy',
  dataPolicy,
  ...(settings.cdn ? ['Cache-Control', 'private, no-store'] : []),
]

/**
 * Policy of served files: nothing in them may run when they are opened by themselves. A video opened alone plays
 * itself, which needs its own origin; without scripts that allows nothing more.
 */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; media-src 'self'; style-src 'unsafe-inline'; img-src data:; sandbox allow-same-origin"

/**
 * Policy of the admin: Next writes inline scripts into its pages, and editors set styles. No other origins, and no
 * framing by other sites.
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
