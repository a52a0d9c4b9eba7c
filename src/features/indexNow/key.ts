/**
 * The key by which search engines know that a report comes from the site: anyone may read it, at `/<key>.txt`. Made of the
 * site's secret, so that every process has the same and nothing is stored.
 */
import { signatureBytes } from '../../platform/signing'
import type { Routes, Runtime } from '../../web/feature'

/** 32 of the letters and digits that the protocol allows. */
const KEY_BYTES = 16

export const indexNowKey = (secret: string): string =>
  signatureBytes(secret, 'indexNow').subarray(0, KEY_BYTES).toString('hex')

export const keyPath = (secret: string): string => `/${indexNowKey(secret)}.txt`

export function keyRoute(routes: Routes, { secret }: Pick<Runtime, 'secret'>): void {
  routes.get(keyPath(secret), (context) => context.text(indexNowKey(secret)))
}
