/** Articles in search. */
import { ARTICLES } from '../../cms/linkTargets'
import type { SearchKind } from '../../web/searchKind'
import { articleHref } from './articlePaths'
import { type FoundArticle, readArticleWords } from './articleWords'

/** What is sold comes before what is written about it; where the search is a question, the texts that answer come first. */
const NAMED_ARTICLE = 10

export const articleKind: SearchKind<FoundArticle> = {
  name: 'article',
  value: 'artikler',
  position: 1,
  pinnedFrom: ARTICLES,
  heading: 'searchArticles',
  label: 'searchKindArticle',
  sectionSize: 9,
  factor: 1,
  named: NAMED_ARTICLE,
  read: readArticleWords,
  show: (article, site) => ({
    href: articleHref(article, site),
    detail: site.t('searchArticleNumber', { number: article.number }),
  }),
}
