/** What the providers have in common: how a response says how long it is kept and by which keys, and how keys are purged. */
import type { Call, Called } from '../../../platform/call'
import type { CdnSettings } from '../settings'

export type ProviderAnswer = Pick<Extract<Called, { kind: 'answer' }>, 'status' | 'body'>

/** Names and values, one after the other. */
type HeaderList = readonly string[]

/** The target of a provider's calls. */
export type PurgeTarget = Pick<CdnSettings, 'id' | 'token'> & { url: string }

export interface Provider {
  /** Where purges are sent unless CDN_URL says otherwise; a Varnish is wherever it was put. */
  url?: string
  /** Bytes of the header that holds a response's keys, at most. */
  mostKeyBytes: number
  /** Between two keys in that header. */
  separator: ' ' | ','
  /** Of a response that the edge keeps for `maxAge` seconds; browsers go on asking each time. */
  kept(keys: string, maxAge: number): HeaderList
  /** Of every other response. */
  never: HeaderList
  /** `Cache-Control` of a kept page, where the provider has no header of its own for its time. */
  pageCaching?(maxAge: number): string
  /** Keys that one call can name. */
  keysOfCall: number
  /** More keys at once than these are not named: everything is purged, which costs one key. */
  mostKeys: number
  purge(keys: readonly string[], target: PurgeTarget): Call
  /** What was wrong; undefined if the purge was carried out. */
  failure(answer: ProviderAnswer): string | undefined
}

/** By the status alone. */
export const failureByStatus = ({ status }: ProviderAnswer): string | undefined =>
  status >= 200 && status < 300 ? undefined : `HTTP ${status}`

/** Seconds that the edge may serve an old response while the site does not answer. */
export const STALE = 24 * 60 * 60
