/** Addresses that no page of the editors can have. */
import { locales } from '../lib/locales'

interface Addressed {
  screens?: readonly string[]
  reservedSegments?: readonly string[]
}

/** First segments that are reserved for the program, its endpoints and its files, by what the features declare. */
export function reservedSegmentsOf(features: readonly Addressed[]): ReadonlySet<string> {
  return new Set([
    'admin',
    'api',
    'assets',
    'healthz',
    'media',
    'preview',
    'readyz',
    'wp-admin',
    'wp-content',
    'wp-includes',
    'wp-json',
    ...locales,
    ...features.flatMap(({ screens = [], reservedSegments = [] }) => [
      ...screens.map((path) => path.slice(1)),
      ...reservedSegments,
    ]),
  ])
}
