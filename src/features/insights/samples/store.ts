/** The demo's samples: stored when the demo is installed, and removed by a button. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { ContentReader } from '../../../cms/reader'
import { recordset } from '../../../cms/recordset'
import { runStatement } from '../../../cms/statements'
import { defaultLocale } from '../../../lib/locales'
import { DEALERS_PATH } from '../../../web/links'
import { readPageTree } from '../../../web/pageTree'
import { ARTICLES_PATH } from '../../../web/screens'
import { dayOf, hourOf } from '../../analytics'
import { daysOf, plusDays } from '../periods'
import { type SampleContent, simulate } from './simulate'

const DAYS = 90
/** Rows of one statement. */
const AT_ONCE = 1000
const columns = { period: 'text', dimension: 'text', value: 'text', measure: 'text', count: 'integer' } as const
const MAX_ARTICLES = 60
/** Pages that the sample visitors do not visit: each shows a block. */
const SHOWROOM = '/blokker'

export async function removeSamples(payload: BasePayload): Promise<void> {
  await runStatement(payload, sql`delete from insight_samples`)
}

async function contentOf(payload: BasePayload): Promise<SampleContent> {
  const published = { _status: { equals: 'published' } } as const
  const [tree, articles, dealers] = await Promise.all([
    readPageTree(new ContentReader(payload, defaultLocale)),
    payload.find({ collection: 'articles', where: published, sort: 'id', depth: 0, limit: MAX_ARTICLES }),
    payload.find({ collection: 'dealers', where: published, sort: 'id', depth: 0, pagination: false }),
  ])
  const reachable = tree.all().flatMap(({ id }) => tree.path(id) ?? [])
  const paths = reachable.length > 0 ? reachable : ['/']
  return {
    // The front page, then pages by depth.
    pages: paths
      .filter((path) => !path.startsWith(SHOWROOM) && path !== DEALERS_PATH)
      .sort((one, other) => one.split('/').length - other.split('/').length || one.length - other.length),
    articles: articles.docs.map(({ id, slug }) => ({ id, path: `${ARTICLES_PATH}/${slug}` })),
    dealers: dealers.docs.map(({ id, slug }) => ({ id, path: `${DEALERS_PATH}/${slug}` })),
    finder: DEALERS_PATH,
  }
}

/** Replaces the samples by those of the ninety days until a moment (milliseconds). */
export async function storeSamples(payload: BasePayload, now: number): Promise<void> {
  const today = dayOf(now)
  const days = daysOf({ from: plusDays(today, 1 - DAYS), to: today })
  const rows = simulate(await contentOf(payload), days, Number(hourOf(now).slice(11)))
  await removeSamples(payload)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const batch = recordset(payload, 'n', columns, rows.slice(at, at + AT_ONCE))
    await runStatement(
      payload,
      sql`insert into insight_samples (period, dimension, value, measure, "count")
        select n.period, n.dimension, n.value, n.measure, n.count from ${batch}`,
    )
  }
}
