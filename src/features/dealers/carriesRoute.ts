/** `GET /sok/forhandler?forhandler=<slug>&artikkel=EV-1008` → whether the dealer carries the article. */
import { z } from 'zod'
import { defaultLocale } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { CARRIES_PATH } from './client/carries'
import { findDealer } from './find'
import { askedArticle } from './finder/options'
import { FIELD } from './finder/request'

const query = z.object({
  forhandler: z.string().max(100),
  [FIELD.article]: z.string().trim().min(1).max(40),
})

export function carriesRoute(routes: Routes, { read }: Runtime): void {
  routes.get(CARRIES_PATH, async (context) => {
    context.header('cache-control', 'no-store')
    const asked = query.safeParse(context.req.query())
    if (!asked.success) return context.json({}, 400)
    const { reader } = await read(defaultLocale)
    const [dealer, article] = await Promise.all([
      findDealer(reader, asked.data.forhandler),
      askedArticle(reader, asked.data[FIELD.article] ?? ''),
    ])
    if (!dealer || !article) return context.json({}, 404)
    // As in the finder: an article without a line may be sold by every dealer.
    return context.json({ carries: article.line === undefined || dealer.lines.includes(article.line) })
  })
}
