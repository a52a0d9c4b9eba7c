/** Addresses that no page of the editors can have. */
import { locales } from '../lib/locales'
import { screenPaths } from './screens'

/** First segments that are reserved for the program, its endpoints and its files. */
export const reservedSegments: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'avmeld',
  'foresporsel',
  'healthz',
  'media',
  'preview',
  'readyz',
  's',
  'skjema',
  'sms',
  'wp-admin',
  'wp-content',
  'wp-includes',
  'wp-json',
  ...screenPaths.map((path) => path.slice(1)),
  ...locales,
])
