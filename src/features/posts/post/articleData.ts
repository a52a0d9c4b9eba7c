/** Structured data of a post (schema.org `BlogPosting`). */
import type { Post } from '../../../cms/types'
import type { SocialPicture } from '../../../web/media'
import type { Site } from '../../../web/site'

/** When a post was last changed; never before the date that editors gave it. */
export const changedAt = ({ date, updatedAt }: Pick<Post, 'date' | 'updatedAt'>): string =>
  Date.parse(updatedAt) > Date.parse(date) ? updatedAt : date

export function articleData(
  post: Post,
  {
    site,
    path,
    category,
    picture,
  }: { site: Site; path: string; category: string | undefined; picture: SocialPicture | undefined },
): object {
  const { title, summary, author, date } = post
  const url = site.url + site.href(path)
  const publisher = { '@type': 'Organization', name: site.settings.name, url: `${site.url}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: post.description || summary || undefined,
    image: picture && site.url + picture.src,
    datePublished: date,
    dateModified: changedAt(post),
    inLanguage: site.locale,
    articleSection: category,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    mainEntityOfPage: url,
    url,
  }
}
