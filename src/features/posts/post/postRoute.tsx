/** The page of a post, below the list of posts. */
import { type BodyContent, readBody } from '../../../blocks/readBody'
import { bodyStructuredData } from '../../../blocks/structuredData'
import { blockStyles } from '../../../blocks/styles'
import type { Post } from '../../../cms/types'
import { type Locale, locales } from '../../../lib/locales'
import { newsPath, postPath } from '../../../web/links'
import { socialPicture } from '../../../web/media'
import type { PreviewKind } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { feedsOf, languagesOf, postSlugOf } from '../addresses'
import { cardsOf } from '../cards'
import cardStyles from '../cards.css?inline'
import { readCategories } from '../categories'
import { queryOf } from '../listing/query'
import { type PostFacts, type PostIndex, readPosts } from '../postIndex'
import { POSTS } from '../slugs'
import { articleData, changedAt } from './articleData'
import { PostPage } from './PostPage'
import postStyles from './post.css?inline'

/** Depth of relations filled in: what the body shows, as on pages. */
const DEPTH = 3
/** Related posts, where editors chose none. */
const RELATED = 3

type Content = Pick<PageRequest, 'path' | 'site' | 'reader'>

export const postRoute: PageRoute = {
  name: 'post',
  matches: (path, places) => postSlugOf(path, places.news) !== undefined,
  async resolve(request: PageRequest) {
    const { path, site, reader } = request
    const slug = postSlugOf(path, newsPath(site)) ?? ''
    const facts = (await readPosts(reader)).bySlug(slug)
    if (!facts) return elsewhere(slug, request)
    const post = await reader.byId(POSTS, facts.id, { depth: DEPTH })
    if (!post) return null
    const body = await readBody(post.body, reader, { tag: `${POSTS}:${post.id}`, now: Date.now() })
    return drawPost(post, body, { path, site, reader })
  },
}

/** A post without a title in this language leads to a language in which it has one. */
async function elsewhere(slug: string, { path, site, reader }: PageRequest) {
  for (const language of locales.filter((locale) => locale !== site.locale && site.languages.includes(locale)))
    if ((await readPosts(reader, language)).bySlug(slug))
      return { kind: 'redirect' as const, to: site.href(path, language), permanent: false }
  return null
}

const idOf = (relation: number | { id: number } | null | undefined) =>
  (typeof relation === 'object' ? relation?.id : relation) ?? undefined

/** Those that editors chose and that are published, else similar ones. */
function relatedTo(post: Post, index: PostIndex): readonly PostFacts[] {
  const chosen = (post.related ?? []).flatMap((related) => index.byId(idOf(related) ?? 0) ?? [])
  return chosen.length > 0 ? chosen : index.similar({ id: post.id, category: idOf(post.category) }, RELATED)
}

/** A post as visitors see it. Live preview renders drafts through the same function. */
export async function drawPost(
  post: Post,
  body: BodyContent,
  { path, site, reader }: Content,
  preview?: PreviewKind,
): Promise<PageResult> {
  const [index, categories, languages] = await Promise.all([
    readPosts(reader),
    readCategories(reader),
    languagesOf(post.id, site, reader),
  ])
  const category = categories.find(({ id }) => id === idOf(post.category))
  const neighbours = index.neighbours(post)
  const shared = [post.sharePicture, post.picture].find((picture) => typeof picture === 'object' && picture !== null)
  const picture = typeof shared === 'object' && shared ? socialPicture(shared) : undefined
  const description = post.description || post.summary
  const list = {
    path: newsPath(site),
    query: category ? queryOf({ category: category.slug, year: undefined, page: 1 }) : '',
  }
  const listTitle = site.tree.node(site.tree.idAt(list.path) ?? -1)?.title[site.locale] ?? site.t('newsTitle')
  return {
    kind: 'page',
    meta: {
      title: post.title,
      ...(description ? { description } : {}),
      path,
      type: 'article',
      published: { at: post.date, updatedAt: changedAt(post) },
      languages: languages.length > 0 ? languages : ([site.locale] satisfies Locale[]),
      noindex: post.noindex === true,
      ...(picture ? { picture } : {}),
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: listTitle, href: site.href(list.path) },
        ...(category ? [{ label: category.name, href: site.href(list.path) + list.query }] : []),
        { label: post.title, href: site.href(path) },
      ],
      jsonLd: [articleData(post, { site, path, category: category?.name, picture }), ...bodyStructuredData(body)],
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
