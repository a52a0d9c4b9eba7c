/** The phone widget's rules, at the address that clients of the old site know (docs/calls.md#phone-utilities). */

// The unmodified file: bundled it would be a module of ours.
import utils from 'intl-tel-input/utils?raw'
import type { Routes } from '../feature'
import { UTILS_ADDRESS } from './address'

/** Seconds: it changes with a release of the program. */
const MAX_AGE = 24 * 60 * 60

export function phoneRoutes(routes: Routes): void {
  routes.get(UTILS_ADDRESS, (context) =>
    context.body(utils, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE}`,
    }),
  )
}
