/** The page of an article. */

import { fileList } from '../../../blocks/fileList'
import { readBody } from '../../../blocks/readBody'
import { bodyStructuredData } from '../../../blocks/structuredData'
import { blockStyles } from '../../../blocks/styles'
import { video } from '../../../blocks/video'
import { ARTICLES } from '../../../cms/linkTargets'
import { relatedId } from '../../../cms/relatedId'
import type { Article } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import type { DraftPage } from '../../../web/draftPage'
import { socialPicture } from '../../../web/media'
import { type PageHead, type PreviewKind, searchOptions } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { addToOrderStyles, buyBarStyles, quantityStyles } from '../../orderList'
import { findArticle, listedArticle, slugOf } from '../addresses'
import { articlePath } from '../articlePaths'
import { readGroups } from '../groups/tree'
import { groupCrumbs } from '../listing/listingRoute'
import { readSpecifications } from '../listing/readListing'
import { priceWords } from '../priceWords'
import recentStyles from '../recent/recent.css?inline'
import { ArticlePage } from './ArticlePage'
import articleStyles from './article.css?inline'
import { documentsBlock } from './documents'
import { videosOf } from './Gallery'
import { readRelated, readVariants } from './others'
import { productData } from './productData'
import { withQuestions } from './questions'
import { specificationRows } from './specificationRows'
import { variantsOf } from './variants'

/** Depth of populated relations: what the body shows, as on pages. */
const DEPTH = 3

export const articleRoute: PageRoute = {
  name: 'article',
  matches: (path) => slugOf(path) !== undefined,
  async resolve(request: PageRequest) {
    const { path, site, reader } = request
    const slug = slugOf(path)
    const found = slug === undefined ? null : await findArticle(reader, slug)
    if (!found) return null
    const [first] = found.languages
    // Links lead to articles in every language: an article without a name in this one redirects to one where it has a
    // name.
    if (!found.languages.includes(site.locale))
      return first ? { kind: 'redirect', to: site.href(path, first), permanent: false } : null
    const article = await reader.byId(ARTICLES, found.id, { depth: DEPTH })
    return article ? drawArticle(article, found.languages, request) : null
  },
}

/** A draft may lack what an article must have. */
export const articleDraftPage: DraftPage<Article> = {
  collection: ARTICLES,
  path: articlePath,
  describedBy: ['summary'],
  listed: listedArticle,
  head: { fields: ['name', 'slug', 'summary', 'picture'], read: articleHead },
  async draw(draft, request, preview) {
    const published = await findArticle(request.reader, draft.slug)
    const article = { ...draft, name: draft.name ?? '', number: draft.number ?? '' }
    return drawArticle(article, published?.languages ?? [], request, preview)
  },
}

/** What search results and shared links show of it. */
function articleHead(article: Article): PageHead {
  const picture = typeof article.picture === 'object' && article.picture ? socialPicture(article.picture) : undefined
  return {
    title: article.name,
    ...searchOptions(article),
    ...(article.summary ? { description: article.summary } : {}),
    ...(picture ? { picture } : {}),
  }
}

async function drawArticle(
  article: Article,
  languages: readonly Locale[],
  { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>,
  preview?: PreviewKind,
): Promise<PageResult> {
  const [settings, groups, specifications, variants, related, body] = await Promise.all([
    reader.global('catalogue', { depth: 0 }),
    readGroups(reader),
    readSpecifications(reader),
    readVariants(reader, article),
    readRelated(reader, article),
    readBody(withQuestions(article, site), reader, preview ?? { tag: `${ARTICLES}:${article.id}`, now: Date.now() }),
  ])
  const { articleDealers } = declaredIn(reader.payload)
  const prices = priceWords(site, settings)
  const rows = specificationRows(article, specifications, site)
  const documents = documentsBlock(article)
  const group = groups.byId(relatedId(article.group))
  return {
    kind: 'page',
    document: { collection: ARTICLES, id: article.id },
    pageContext: { article: article.id },
    meta: {
      ...articleHead(article),
      path,
      type: 'product',
      languages: site.languages.filter((language) => languages.includes(language)),
      crumbs: [...groupCrumbs(group, groups, settings.title, site), { label: article.name, href: site.href(path) }],
      jsonLd: [productData(article, rows, prices, site, path), ...bodyStructuredData(body)],
    },
    styles:
      addToOrderStyles +
      quantityStyles +
      articleStyles +
      (articleDealers?.styles ?? '') +
      recentStyles +
      buyBarStyles +
      blockStyles([
        ...body,
        ...(documents ? [{ kind: fileList }] : []),
        ...(videosOf(article).length > 0 ? [{ kind: video }] : []),
      ]),
    content: (
      <ArticlePage
        article={article}
        site={site}
        prices={prices}
        rows={rows}
        variants={variantsOf(variants, specifications)}
        related={related}
        documents={documents}
        body={body}
        preview={preview}
        Dealers={articleDealers?.Component}
      />
    ),
  }
}
