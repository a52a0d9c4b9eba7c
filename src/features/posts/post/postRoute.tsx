/** The page of a post, below the list of posts. */

import { readBody } from '../../../blocks/readBody'
import { bodyStructuredData } from '../../../blocks/structuredData'
import { blockStyles } from '../../../blocks/styles'
import type { PublishedIndex } from '../../../cms/publishedIndex'
import { relatedId } from '../../../cms/relatedId'
import type { Post } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import { socialPicture } from '../../../web/media'
import { type PageHead, type PreviewKind, searchOptions } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { inOtherLanguage, languagesOf, slugBelow } from '../../../web/publishedPages'
import { feedsOf, newsPage, newsPath, postPath } from '../addresses'
import { cardsOf } from '../cards'
import cardStyles from '../cards.css?inline'
import { readCategories } from '../categories'
import { queryOf } from '../listing/query'
import { neighboursOf, type PostFacts, readPosts, similarTo } from '../postIndex'
import { POSTS } from '../slugs'
import { articleData, changedAt } from './articleData'
import { PostPage } from './PostPage'
import postStyles from './post.css?inline'

/** Depth of relations filled in: what the body shows, as on pages. */
const DEPTH = 3
/** Related posts: a row of cards. */
const RELATED = 3

type Content = Pick<PageRequest, 'path' | 'site' | 'reader'>

export const postRoute: PageRoute = {
  name: 'post',
  matches: (path, places) => slugBelow(path, places.list(newsPage)) !== undefined,
  async resolve(request: PageRequest) {
    const { path, site, reader } = request
    const slug = slugBelow(path, newsPath(site)) ?? ''
    const facts = (await readPosts(reader)).bySlug(slug)
    if (!facts) return inOtherLanguage(readPosts, slug, request)
    const post = await reader.byId(POSTS, facts.id, { depth: DEPTH })
    return post && drawPost(post, { path, site, reader })
  },
}

/** Those that editors chose and that are published, filled up with similar ones to a row. */
function relatedTo(post: Post, index: PublishedIndex<PostFacts>): readonly PostFacts[] {
  const chosen = (post.related ?? []).flatMap((related) => index.byId(relatedId(related) ?? 0) ?? [])
  const similar = similarTo({ id: post.id, category: relatedId(post.category) }, index.all(), RELATED)
  return [...new Set([...chosen, ...similar])].slice(0, Math.max(RELATED, chosen.length))
}

/** Fields that its head and its address are made of. */
export const headFields = ['title', 'slug', 'summary', 'picture', 'sharePicture']

/** What search results and shared links show of it. */
export function postHead(post: Post): PageHead {
  const shared = [post.sharePicture, post.picture].find((picture) => typeof picture === 'object' && picture !== null)
  const picture = typeof shared === 'object' && shared ? socialPicture(shared) : undefined
  const description = post.description || post.summary
  return {
    title: post.title,
    ...searchOptions(post),
    ...(description ? { description } : {}),
    noindex: post.noindex === true,
    ...(picture ? { picture } : {}),
  }
}

/** A post as visitors see it, or its draft. */
export async function drawPost(
  post: Post,
  { path, site, reader }: Content,
  preview?: PreviewKind,
): Promise<PageResult> {
  const [body, index, categories, languages] = await Promise.all([
    readBody(post.body, reader, preview ?? { tag: `${POSTS}:${post.id}`, now: Date.now() }),
    readPosts(reader),
    readCategories(reader),
    languagesOf(readPosts, post.id, { site, reader }),
  ])
  const category = categories.find(({ id }) => id === relatedId(post.category))
  const neighbours = neighboursOf(post, index.all())
  const head = postHead(post)
  const list = {
    path: newsPath(site),
    query: category ? queryOf({ category: category.slug, year: undefined, page: 1 }) : '',
  }
  const listTitle = site.tree.node(site.tree.idAt(list.path) ?? -1)?.title[site.locale] ?? site.t('newsTitle')
  return {
    kind: 'page',
    document: { collection: POSTS, id: post.id },
    meta: {
      ...head,
      path,
      type: 'article',
      published: { at: post.date, updatedAt: changedAt(post) },
      languages: languages.length > 0 ? languages : ([site.locale] satisfies Locale[]),
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: listTitle, href: site.href(list.path) },
        ...(category ? [{ label: category.name, href: site.href(list.path) + list.query }] : []),
        { label: post.title, href: site.href(path) },
      ],
      jsonLd: [
        articleData(post, { site, path, category: category?.name, picture: head.picture }),
        ...bodyStructuredData(body),
      ],
      feeds: feedsOf(site, category),
    },
    styles: postStyles + cardStyles + blockStyles(body),
    content: (
      <PostPage
        post={post}
        category={category && { name: category.name, href: site.href(list.path) + list.query }}
        related={await cardsOf(relatedTo(post, index), { site, reader })}
        older={neighbours.older && { title: neighbours.older.title, href: site.href(postPath(neighbours.older, site)) }}
        newer={neighbours.newer && { title: neighbours.newer.title, href: site.href(postPath(neighbours.newer, site)) }}
        body={body}
        site={site}
        preview={preview}
      />
    ),
  }
}
