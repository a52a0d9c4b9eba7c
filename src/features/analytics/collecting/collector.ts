/**
 * Receives events from scripts and from the server, and stores them. An event is acknowledged once it is in the
 * database.
 */

import { defaultLocale, splitLocale } from '../../../lib/locales'
import { batched } from '../../../platform/batched'
import { networkOf } from '../../../platform/network'
import { createRateLimit } from '../../../platform/rateLimit'
import { startWorkLoop } from '../../../platform/workLoop'
import { declaredIn } from '../../../web/declared'
import type { Runtime } from '../../../web/feature'
import { isRead, type RequestContext, type Tracker } from '../../../web/tracking'
import { finderPage } from '../../dealers'
import { isCounting } from '../globals'
import { DEALER_PAGE } from '../metrics'
import { type AnalyticsEvent, campaignFrom, pathFrom, referrerFrom, termFrom } from './event'
import { isAhead, isExcluded } from './excluded'
import { hitsOf, type PageFacts } from './forward'
import { type ForwardedHit, hitForwarding } from './forwardedHit'
import type { Hit } from './hit'
import { pagePaths } from './pagePaths'
import { storeEvents } from './store'
import { waitingViews } from './views'
import { daySalts, visitorHash } from './visitor'

/** Hits of one network: more than many readers behind one address produce. */
const hitLimit = { tries: 600, perMilliseconds: 60 * 1000 }
/** Events waiting to be stored; further ones are refused rather than kept in memory. */
const MAX_UNDER_WAY = 20_000
/** Milliseconds between checks for views that no script has reported. */
const INTERVAL = 5000

/** Milliseconds that the settings are cached. */
const SETTINGS_AGE = 1000

interface Rules {
  enabled: boolean
  /** Version of the consent text; undefined where nothing needs consent. */
  consentVersion: string | undefined
}

export interface Collector {
  tracker: Tracker
  /**
   * Stores what a script reports; false if it could not be stored. An event that is not to be counted is no failure.
   */
  record(requestContext: RequestContext, hit: Hit): Promise<boolean>
}

export function createCollector({ payload, log, siteUrl, read, pageExists }: Runtime): Collector {
  const salts = daySalts(payload)
  const limit = createRateLimit(hitLimit)
  const views = waitingViews()
  const pages = pagePaths(pageExists, declaredIn(payload).screens)
  const ownHost = new URL(siteUrl).host
  const running = new Set<Promise<void>>()
  let underWay = 0
  let cachedRules: { at: number; rules: Promise<Rules> } | undefined

  async function readRules(): Promise<Rules> {
    const { site, reader } = await read(defaultLocale)
    return { enabled: await isCounting(reader), consentVersion: site.consentQuestion?.version }
  }

  function rulesAt(now: number): Promise<Rules> {
    if (!cachedRules || now - cachedRules.at > SETTINGS_AGE) cachedRules = { at: now, rules: readRules() }
    return cachedRules.rules
  }

  /** Stores first, then forwards; a failure to forward does not reach the client. */
  async function keepAndForward(
    events: readonly AnalyticsEvent[],
    requestContext: RequestContext,
    version: string | undefined,
    page?: PageFacts,
  ) {
    await keep(events)
    await forward(hitsOf(events, requestContext, version, page))
  }

  const forward = (hits: readonly ForwardedHit[]) =>
    hitForwarding
      .of(payload)(hits)
      .catch((error: unknown) => log.error({ err: error }, 'what a visitor did could not be put in the queue'))

  const store = batched<readonly AnalyticsEvent[], void>(async (batches) => {
    await storeEvents(payload, batches.flat())
    return () => {}
  })

  async function keep(events: readonly AnalyticsEvent[]): Promise<void> {
    if (events.length === 0) return
    if (underWay > MAX_UNDER_WAY) throw new Error('too many events are on their way')
    underWay += events.length
    try {
      await store(events)
    } finally {
      underWay -= events.length
    }
  }

  /** Events that the server observes itself are stored without delaying the response. */
  function behind(
    requestContext: RequestContext,
    make: (visitor: string, at: number) => AnalyticsEvent[] | Promise<AnalyticsEvent[]>,
    page?: PageFacts,
  ): void {
    const at = Date.now()
    const work = async () => {
      const { enabled, consentVersion } = await rulesAt(at)
      if (!enabled) return
      await keepAndForward(
        await make(visitorHash(await salts.at(at), requestContext), at),
        requestContext,
        consentVersion,
        page,
      )
    }
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, 'what a visitor did could not be counted'))
      .finally(() => running.delete(done))
    running.add(done)
  }

  /** A view, and the conversion that it implies. */
  function viewed(view: AnalyticsEvent, isDealerPage: boolean): [AnalyticsEvent, ...AnalyticsEvent[]] {
    const { article: _article, dealer: _dealer, ...page } = view
    return [view, ...(isDealerPage ? [{ ...page, kind: DEALER_PAGE } as const] : [])]
  }

  const tracker: Tracker = {
    answered(requestContext, { pageContext, question }) {
      const { headers, url } = requestContext
      const isView = pageContext !== undefined && isRead(headers)
      if (pageContext) pages.answered(pageContext.path)
      if ((!isView && !question) || isAhead(headers) || isExcluded(headers)) return
      const make = (visitor: string, at: number) => {
        const from = { ...campaignFrom(url), referrer: referrerFrom(headers.referer, ownHost) }
        if (isView) {
          const { path, article, dealer, finder = false } = pageContext
          const view = { kind: 'view', at, visitor, scriptless: true, path, article, dealer, ...from } as const
          views.answered(viewed(view, finder || isFinder(path)))
        }
        const { search, sought } = question ?? {}
        // Stored before the view, which may begin the visit: both have the origin of the visit.
        const common = { at, visitor, path: pageContext?.path, ...from }
        return [
          ...(search
            ? [{ ...common, kind: 'search' as const, term: termFrom(search.term), results: search.results }]
            : []),
          ...(sought ? [{ ...common, kind: 'dealerSought' as const, ...sought }] : []),
        ]
      }
      behind(requestContext, make, { title: question?.title })
    },
    trackEvent(requestContext, { kind, path, article, dealer }) {
      if (isExcluded(requestContext.headers)) return
      const from = pageOf(requestContext, ownHost)
      const page = path ?? from?.path
      behind(requestContext, async (visitor, at) => [
        {
          kind,
          at,
          visitor,
          path: page === undefined ? undefined : await pages.counted(page, at),
          article,
          dealer,
          ...from?.campaign,
        },
      ])
    },
    async stop() {
      await loop.stop()
      await Promise.allSettled(running)
      await keep(views.due(Date.now(), true))
    },
  }

  // Stores the views that no script reported.
  const loop = startWorkLoop({
    interval: INTERVAL,
    work: () => keep(views.due(Date.now())),
    onError: (error) => log.error({ err: error }, 'page views could not be stored'),
  })

  return {
    tracker,
    async record(
      requestContext,
      { kind, path: reportedPath, search, title, found, referrer, article, dealer, finder },
    ) {
      const askedPath = pathFrom(reportedPath)
      const at = Date.now()
      const { enabled, consentVersion } = await rulesAt(at)
      if (!askedPath || !enabled || isExcluded(requestContext.headers)) return true
      if (!limit.take(networkOf(requestContext.address), at)) return false
      const path = await pages.counted(askedPath, at)
      const visitor = visitorHash(await salts.at(at), requestContext)
      const from = { ...campaignFrom(search), referrer: referrerFrom(referrer, ownHost) }
      const event = { at, visitor, path, article, dealer, ...from }
      if (kind !== 'view' && kind !== 'agreed') {
        await keepAndForward([{ ...event, kind }], requestContext, consentVersion)
        return true
      }
      const view = viewed({ ...event, kind: 'view' }, finder || isFinder(askedPath))
      if (kind === 'view') {
        views.reported(visitor, path)
        await keepAndForward(view, requestContext, consentVersion, { title, found })
        return true
      }
      // Stored when the page was viewed; forwarded now that the visitor has consented, together with its search.
      const searched = found ? [{ ...view[0], kind: 'search' as const, ...found, term: termFrom(found.term) }] : []
      const late = hitsOf([...view, ...searched], requestContext, consentVersion, { title, found })
      await forward(late.filter(({ consented }) => consented))
      return true
    },
  }
}

/** At its default path it is a conversion in any case of letters (docs/behaviour.md#analytics). */
const isFinder = (path: string) => splitLocale(path.toLowerCase()).path === finderPage.defaultPath

/** The page of this site that a request came from, and the campaign in its address. */
function pageOf({ headers }: RequestContext, ownHost: string) {
  const { referer } = headers
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  return host === ownHost ? { path: pathFrom(pathname), campaign: campaignFrom(search) } : undefined
}
