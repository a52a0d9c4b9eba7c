/**
 * `GET /sok/forhandler?forhandler=<slug>&artikkel=EV-1008` → whether the dealer carries the article and has it on show,
 * else the nearest dealer that has.
 */
import { z } from 'zod'
import { defaultLocale } from '../../lib/locales'
import type { ContentAnswer } from '../../web/contentAnswer'
import { AVAILABILITY_PATH, type DealerAvailability } from './client/availability'
import { dealerIndex } from './directory/dealerIndex'
import type { DealerEntry } from './directory/entry'
import { findDealer } from './find'
import { requestedArticle } from './finder/options'
import { FIELD } from './finder/request'

const query = z.object({
  forhandler: z.string().max(100),
  [FIELD.article]: z.string().trim().min(1).max(40),
})

const place = ({ slug, name, place: town }: DealerEntry, km: number) => ({ slug, name, place: town, km })

export const dealerAvailability: ContentAnswer = {
  path: AVAILABILITY_PATH,
  cacheControl: 'no-store',
  async answer(asked, read) {
    const parsed = query.safeParse(asked)
    if (!parsed.success) return { status: 400, body: {} }
    const { reader } = await read(defaultLocale)
    const [directory, dealer, article] = await Promise.all([
      reader.index(dealerIndex),
      findDealer(reader, parsed.data.forhandler),
      requestedArticle(reader, parsed.data[FIELD.article] ?? ''),
    ])
    if (!dealer || !article) return { status: 404, body: {} }
    const onShow = dealer.onShow.includes(article.id)
    const [nearest] =
      onShow || !dealer.position ? [] : directory.showing(article.id).nearest(dealer.position, { limit: 1 })
    const body: DealerAvailability = {
      // As in the finder: an article without a line may be sold by every dealer.
      carries: article.line === undefined || dealer.lines.includes(article.line),
      onShow,
      ...(nearest ? { nearest: place(nearest.dealer, nearest.km) } : {}),
    }
    return { body }
  },
}
