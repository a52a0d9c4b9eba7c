/**
 * Endpoints to which scripts report events (docs/calls.md#analytics-proxy). Every response is 200, sent at once,
 * regardless of the outcome.
 */
import type { Context } from 'hono'
import type { Routes } from '../../../web/feature'
import { readText } from '../../../web/forms/readRequestBody'
import type { RequestFacts } from '../../../web/requestFacts'
import type { Collector } from './collector'
import { readHit } from './hit'

const PROXY_ADDRESS = '/wp-json/caos/v1/proxy/stealth'

/** Maximum number of characters of a hit; Google's batches are longer, and their first line is within it. */
const MAX_BODY = 16 * 1024
/** Milliseconds after which storing a hit is given up. */
const PATIENCE = 3000

export function collectorRoutes(routes: Routes, collector: Collector): void {
  async function receive(context: Context<{ Bindings: RequestFacts }>): Promise<Response> {
    const answer = (success: boolean) => context.json({ success, data: '' }, 200, { 'cache-control': 'no-store' })
    // Pages of other sites could send arbitrary events.
    if (context.req.header('sec-fetch-site') === 'cross-site') return answer(false)
    try {
      const body = context.req.method === 'POST' ? await readText(context.req.raw, MAX_BODY) : ''
      const { search } = new URL(context.req.url)
      const hit = readHit(body, search)
      if (!hit || hit === 'uncounted') return answer(hit === 'uncounted')
      return answer(await withinPatience(collector.record(context.env.requestContext, hit)))
    } catch {
      return answer(false)
    }
  }

  for (const address of [PROXY_ADDRESS, `${PROXY_ADDRESS}/*`]) {
    routes.get(address, receive)
    routes.post(address, receive)
  }
}

async function withinPatience(stored: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  // A failure after the time limit is ignored.
  stored.catch(() => {})
  try {
    return await Promise.race([stored, late])
  } finally {
    clearTimeout(timer)
  }
}
