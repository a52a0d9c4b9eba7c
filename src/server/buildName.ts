/** Tells builds of the program apart by what they draw: its code, and the addresses of the browser's files. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Assets } from '../web/assets'

/** The entry names its chunks by their content. */
export function buildName(assets: Assets, entry = process.argv[1] ?? ''): string {
  const hash = createHash('sha256').update(JSON.stringify(assets))
  if (existsSync(entry)) hash.update(readFileSync(entry))
  return hash.digest('base64url').slice(0, 12)
}
