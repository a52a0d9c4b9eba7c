/** The page of an article. */
import type { Article } from '../../content/types'
import { socialPicture } from '../../site/media'
import type { PageRequest, PageResult, PageRoute } from '../../site/page'
import type { Site } from '../../site/site'
import { ArticlePage } from './ArticlePage'
import { type FoundArticle, findArticle, slugOf } from './addresses'
import { productData } from './productData'

/** Relations filled in: the picture, and what the description shows. */
const DEPTH = 2

export const articleRoute: PageRoute = {
  name: 'article',
  matches: (path) => slugOf(path) !== undefined,
  async resolve({ path, site, reader }: PageRequest) {
    const slug = slugOf(path)
    const found = slug === undefined ? null : await findArticle(reader, slug)
    if (!found) return null
    const [first] = found.languages
    // Links lead to articles whatever language they stand in: one without a name here is read where it has one.
    if (!found.languages.includes(site.locale))
      return first ? { kind: 'redirect', to: site.href(path, first), permanent: false } : null
    const article = await reader.byId('articles', found.id, { depth: DEPTH })
    return article ? drawArticle(article, found, site, path) : null
  },
}

function drawArticle(article: Article, { languages }: FoundArticle, site: Site, path: string): PageResult {
  const picture = typeof article.picture === 'object' && article.picture ? socialPicture(article.picture) : undefined
  return {
    kind: 'page',
    meta: {
      title: article.name,
      ...(article.summary ? { description: article.summary } : {}),
      path,
      languages: site.languages.filter((language) => languages.includes(language)),
      ...(picture ? { picture } : {}),
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: article.name, href: site.href(path) },
      ],
      jsonLd: [productData(article, site, path)],
    },
    content: <ArticlePage article={article} site={site} />,
  }
}
