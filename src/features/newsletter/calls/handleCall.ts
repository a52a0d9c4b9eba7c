/** Handles one call, from its parameters to its outcome, independent of the response's format. */
import type { BasePayload } from 'payload'
import type { NewsletterSetting, SubscriberGroup } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import { isLocale, type Locale } from '../../../lib/locales'
import { shortenedAddress } from '../../../platform/network'
import type { Runtime } from '../../../web/feature'
import type { RequestFacts } from '../../../web/requestFacts'
import type { Circumstances } from '../evidence/record'
import { wordingOf } from '../evidence/wordings'
import { newsletterTexts } from '../texts'
import { checkCall } from './check'
import type { CallKind } from './limits'
import type { CallContext, CallOutcome } from './outcome'
import type { Parameters } from './read'
import type { CallResponse } from './responses'
import { subscribeCall } from './subscribe'
import { unsubscribeCall } from './unsubscribe'
import { verifyCall } from './verify'

const calls = { subscribe: subscribeCall, unsubscribe: unsubscribeCall, verify: verifyCall } as const
const required = {
  subscribe: ['name', 'mobile'],
  unsubscribe: ['name', 'mobile'],
  verify: ['name', 'mobile', 'activation'],
} as const satisfies Record<CallKind, readonly string[]>

export interface Caller {
  /** The visitor's full IP address. */
  address: string
  /** Undefined: a client of the contract, which gets the contract's texts. */
  locale: Locale | undefined
  /** Path of the page. */
  page: string | undefined
  /** Version of the consent's wording that the page showed. */
  wording: number | undefined
  /** Sent by a form of this site, according to the request. */
  ours: boolean
  /** Sent without script, from a plain field of this site. */
  native: boolean
  /** Reports the event to the visitor statistics. */
  trackEvent: RequestFacts['trackEvent']
}

export type Translate = CallContext['t']

/** The contract's texts, or those of the page's language with the editors' changes. */
async function translatorFor({ readSite }: Pick<Runtime, 'readSite'>, locale: Locale | undefined): Promise<Translate> {
  if (!isLocale(locale)) return (text, values) => fill(newsletterTexts[text].en, values)
  return (await readSite(locale)).t
}

async function facts({ payload }: Pick<Runtime, 'payload'>, locale: Locale) {
  const [settings, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'newsletterSettings', depth: 0, locale }),
    payload.find({ collection: 'subscriberGroups', depth: 0, limit: 0, pagination: false, locale }),
  ])
  return { settings: settings as NewsletterSetting, groups: docs as SubscriberGroup[] }
}

/** A wording that the client reports is recorded if it exists; without a report, none is assumed. */
async function wordsSeen(
  payload: BasePayload,
  { ours, wording }: Caller,
  locale: Locale,
): Promise<Pick<Circumstances, 'wordingSource' | 'wording' | 'wordingVersion'>> {
  if (!wording) return { wordingSource: ours ? 'notShown' : 'unknown' }
  const seen = await wordingOf(payload, wording, locale)
  return seen ? { wordingSource: 'shown', ...seen } : { wordingSource: 'unknown' }
}

function sourceOf({ ours, native }: Caller): string {
  if (!ours) return 'another client'
  return native ? 'form without script' : 'form'
}

/** The outcome, or an error response about the request itself. */
export async function handleCall(
  runtime: Runtime,
  kind: CallKind,
  parameters: Parameters,
  caller: Caller,
  now: number,
): Promise<{ outcome: CallOutcome; t: Translate } | { answer: CallResponse }> {
  const { payload } = runtime
  const locale = caller.locale ?? 'nb'
  const { settings, groups } = await facts(runtime, locale)
  const open = groups.filter((group) => kind !== 'subscribe' || group.open)
  const checked = checkCall(parameters, required[kind], new Set(open.map(({ id }) => id)))
  if ('answer' in checked) return checked
  const t = await translatorFor(runtime, caller.locale)
  const circumstances: Circumstances = {
    ...(await wordsSeen(payload, caller, locale)),
    page: caller.page,
    address: shortenedAddress(caller.address),
    source: sourceOf(caller),
  }
  const { call } = checked
  const { address, native: home } = caller
  const context = { runtime, settings, groups, call, circumstances, locale, address, home, t, now }
  const outcome = await calls[kind](context)
  if (outcome.done && kind !== 'unsubscribe' && !outcome.awaitsCode)
    caller.trackEvent({ kind: 'newsletterJoined', ...(caller.page ? { path: caller.page } : {}) })
  return { outcome, t }
}
