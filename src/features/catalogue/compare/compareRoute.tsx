/** `/sammenlign?nr=EV-1005&nr=EV-1008`: up to four articles side by side. */
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import type { Site } from '../../../web/site'
import { addToOrderStyles } from '../../orderList'
import type { ArticleIndex } from '../articleIndex/articleIndex'
import { cardsOf } from '../articleIndex/cards'
import { readArticleIndex } from '../articleIndex/collectionIndex'
import { foldedNumber } from '../articleIndex/foldedNumber'
import { ARTICLES_PATH } from '../articlePaths'
import { readSpecifications } from '../listing/readListing'
import { priceWords } from '../priceWords'
import { COMPARE_PATH } from './addresses'
import { ComparePage } from './ComparePage'
import compareStyles from './compare.css?inline'
import { comparedRows } from './rows'
import { MAX_COMPARED, NUMBER, tidied } from './selection'

/** Articles of the same group that are offered; a longer list is no help. */
const MAX_OFFERED = 60

export const compareRoute: PageRoute = {
  name: 'compare',
  query: [NUMBER],
  matches: (path) => path === COMPARE_PATH,
  async resolve({ query, site, reader }: PageRequest) {
    const [stock, settings, specifications] = await Promise.all([
      readArticleIndex(reader),
      reader.global('catalogue', { depth: 0 }),
      readSpecifications(reader),
    ])
    if (stock.count === 0) return null
    const requested = tidied((query[NUMBER] ?? '').split(','))
    const rows = requested.flatMap((number) => {
      const article = stock.byNumber(foldedNumber(number))
      const row = article?.name[site.locale] ? stock.rowOf(article.id) : undefined
      return row === undefined ? [] : [row]
    })
    const prices = priceWords(site, settings)
    const content = { stock, site, reader, prices, specifications, maxValues: specifications.length }
    const cards = await cardsOf(rows, content)
    const title = site.t('compareTitle')
    return {
      kind: 'page',
      meta: {
        title,
        path: COMPARE_PATH,
        noindex: true,
        languages: site.languages,
        crumbs: [
          { label: site.t('home'), href: site.href('/') },
          { label: settings.title || site.t('catalogueTitle'), href: site.href(ARTICLES_PATH) },
          { label: title, href: site.href(COMPARE_PATH) },
        ],
      },
      styles: addToOrderStyles + compareStyles,
      // Endless combinations.
      kept: 'forTheMinute',
      content: (
        <ComparePage
          cards={cards}
          rows={comparedRows(cards, specifications, site)}
          missing={requested.length > cards.length}
          offered={cards.length < MAX_COMPARED ? await offeredBeside(rows, stock, site) : []}
          site={site}
        />
      ),
    } satisfies PageResult
  },
}

/** The other articles of the groups of those compared, for a visitor without script. */
async function offeredBeside(rows: readonly number[], stock: ArticleIndex, { locale }: Site) {
  const groups = new Set(rows.flatMap((row) => stock.at(row)?.group ?? []))
  if (groups.size === 0) return []
  const order = stock.inOrder('standard', locale)
  await order.settle(() => stock.size)
  const offered: { number: string; name: string }[] = []
  for (const row of order.rows(stock.size)) {
    const article = stock.at(row)
    const name = article?.name[locale]
    if (!article || !name || rows.includes(row) || !groups.has(article.group ?? -1)) continue
    offered.push({ number: article.number, name })
    if (offered.length === MAX_OFFERED) break
  }
  return offered
}
