/** Paths of the list of articles and of each article's page. */
import type { Article } from '../../cms/types'
import type { Site } from '../../web/site'

/** Parent path of each article's page and each group's list, without a language's prefix. */
export const ARTICLES_PATH = '/artikler'

export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `${ARTICLES_PATH}/${slug}`

export const articleHref = (article: Pick<Article, 'slug'>, site: Pick<Site, 'href'>): string =>
  site.href(articlePath(article))
