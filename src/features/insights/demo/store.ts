/** Sample visits for a demo: the screens show figures before the first visitor comes. */

import type { BasePayload } from 'payload'
import { ARTICLES } from '../../../cms/linkTargets'
import { ContentReader } from '../../../cms/reader'
import { defaultLocale } from '../../../lib/locales'
import { readPageTree } from '../../../web/pageTree'
import { dayOf, hourOf } from '../../analytics'
import { ARTICLES_PATH } from '../../catalogue'
import { DEALERS, finderPage } from '../../dealers'
import { daysOf, plusDays } from '../periods'
import { replaceSamples } from '../samples'
import { type SampleContent, simulate } from './simulate'

const FINDER = finderPage.defaultPath
const DAYS = 90
const MAX_ARTICLES = 60
/** Pages that the sample visitors do not visit: each shows a block. */
const SHOWROOM = '/blokker'

async function contentOf(payload: BasePayload): Promise<SampleContent> {
  const published = { _status: { equals: 'published' } } as const
  const [tree, articles, dealers] = await Promise.all([
    readPageTree(new ContentReader(payload, defaultLocale)),
    payload.find({ collection: ARTICLES, where: published, sort: 'id', depth: 0, limit: MAX_ARTICLES }),
    payload.find({ collection: DEALERS, where: published, sort: 'id', depth: 0, pagination: false }),
  ])
  const reachable = tree.all().flatMap(({ id }) => tree.path(id) ?? [])
  const paths = reachable.length > 0 ? reachable : ['/']
  return {
    // The front page, then pages by depth.
    pages: paths
      .filter((path) => !path.startsWith(SHOWROOM) && path !== FINDER)
      .sort((one, other) => one.split('/').length - other.split('/').length || one.length - other.length),
    articles: articles.docs.map(({ id, slug }) => ({ id, path: `${ARTICLES_PATH}/${slug}` })),
    dealers: dealers.docs.map(({ id, slug }) => ({ id, path: `${FINDER}/${slug}` })),
    finder: FINDER,
  }
}

/** Replaces the samples by those of the ninety days until a moment (milliseconds). */
export async function storeSampleVisits(payload: BasePayload, now: number): Promise<void> {
  const today = dayOf(now)
  const days = daysOf({ from: plusDays(today, 1 - DAYS), to: today })
  await replaceSamples(payload, simulate(await contentOf(payload), days, Number(hourOf(now).slice(11))))
}
