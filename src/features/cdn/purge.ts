/** Purges keys at the edge, with every address of it. Idempotent: callers may repeat it. */
import { call } from '../../platform/call'
import { EVERYTHING, keyOf } from './keys'
import { providers } from './providers/list'
import type { ProviderAnswer } from './providers/provider'
import type { CdnSettings } from './settings'

const CONNECT_PATIENCE = 3000
/** Milliseconds. */
const PATIENCE = 10_000

export interface PurgeFailure {
  error: string
  /** Milliseconds that the provider asks to wait. */
  retryAfter?: number | undefined
}

async function purgeAt(cdn: CdnSettings, url: string, keys: readonly string[]): Promise<PurgeFailure | undefined> {
  const { purge, failure } = providers[cdn.provider]
  const called = await call({
    ...purge(keys, { url, id: cdn.id, token: cdn.token }),
    connectPatience: CONNECT_PATIENCE,
    patience: PATIENCE,
  })
  if (called.kind !== 'answer') return { error: called.error }
  const error = failure(called satisfies ProviderAnswer)
  return error === undefined ? undefined : { error, retryAfter: called.retryAfter }
}

/** The keys of tags, each once; of everything where they are too many. */
export function keysToPurge(cdn: Pick<CdnSettings, 'provider'>, siteUrl: string, tags: ReadonlySet<string>): string[] {
  const all = keyOf(siteUrl, EVERYTHING)
  const keys = new Set([...tags].map((tag) => keyOf(siteUrl, tag)))
  return keys.has(all) || keys.size > providers[cdn.provider].mostKeys ? [all] : [...keys]
}

/** Undefined if every address carried out every purge; else the first failure, after which nothing more is sent. */
export async function purgeKeys(cdn: CdnSettings, keys: readonly string[]): Promise<PurgeFailure | undefined> {
  const { keysOfCall } = providers[cdn.provider]
  for (let at = 0; at < keys.length; at += keysOfCall) {
    const some = keys.slice(at, at + keysOfCall)
    const failures = await Promise.all(cdn.urls.map((url) => purgeAt(cdn, url, some)))
    const failure = failures.find((one) => one !== undefined)
    if (failure) return failure
  }
  return undefined
}

/** Everything that the edge keeps of the site, at once. */
export const purgeEverything = (cdn: CdnSettings, siteUrl: string): Promise<PurgeFailure | undefined> =>
  purgeKeys(cdn, [keyOf(siteUrl, EVERYTHING)])
