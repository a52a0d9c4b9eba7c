/** STOP by SMS: claimed once from the incoming messages, carried out, and answered once. */

import { isLocale, locales } from '../../../lib/locales'
import type { Runtime } from '../../../web/feature'
import { claimInbound, enqueueSms, type InboundOutcome, type StoredInbound, settleInbound } from '../../sms'
import { leave } from './leave'
import { type NamedGroup, readStop } from './stopWord'

async function namedGroups({ payload }: Pick<Runtime, 'payload'>): Promise<NamedGroup[]> {
  const { docs } = await payload.find({
    collection: 'subscriberGroups',
    depth: 0,
    limit: 0,
    pagination: false,
    locale: 'all',
  })
  return docs.map(({ id, name }) => {
    const byLanguage = name as unknown as Record<string, string | undefined>
    return { id, names: locales.flatMap((locale) => byLanguage[locale] ?? []) }
  })
}

/** Returns the outcome, as the inbox shows it. */
async function handle(runtime: Runtime, { id, from, text }: StoredInbound, now: number): Promise<InboundOutcome> {
  const { payload } = runtime
  const groups = await namedGroups(runtime)
  const request = readStop(text, groups)
  if (request === undefined) return 'nothing'
  const ended = await leave(payload, from, request, { source: `SMS ${id}` }, now)
  if (ended === 0) return 'not subscribed'
  const { answerStop } = await payload.findGlobal({ slug: 'newsletterSettings', depth: 0 })
  if (!answerStop) return 'left'
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { mobile: { equals: from } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const locale = isLocale(docs[0]?.locale) ? docs[0].locale : 'nb'
  const { t, settings } = await runtime.readSite(locale)
  const [only] = request === 'all' ? [] : request
  const named = groups.find((group) => group.id === only)
  const reply = named
    ? t('newsletterStoppedGroup', { group: named.names[0] ?? '', brand: settings.name })
    : t('newsletterStopped', { brand: settings.name })
  await enqueueSms(payload, { key: `newsletter-stop:${id}`, to: from, text: reply }, now)
  return 'left'
}

/** Handles all waiting messages. A failed one is claimed again later and does not block the others. */
export async function handleInbound(runtime: Runtime, stopped: () => boolean): Promise<void> {
  const { payload, log } = runtime
  for (;;) {
    const claimed = await claimInbound(payload, Date.now())
    if (claimed.length === 0) return
    for (const inbound of claimed) {
      if (stopped()) return
      try {
        await settleInbound(payload, inbound.id, await handle(runtime, inbound, Date.now()), Date.now())
      } catch (error) {
        log.error({ err: error }, 'an inbound SMS could not be handled')
      }
    }
  }
}
