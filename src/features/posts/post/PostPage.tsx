import { Body } from '../../../blocks/Body'
import type { BodyContent } from '../../../blocks/readBody'
import type { Post } from '../../../cms/types'
import type { PreviewKind } from '../../../web/meta'
import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import type { PostCardFacts } from '../cards'
import { PostCards, PostDate } from '../PostCard'

/** The width of the content (styles `.post-picture`). */
const PICTURE_SIZES = '(min-width: 1340px) 1280px, 95vw'

interface NamedLink {
  title: string
  href: string
}

export function PostPage({
  post,
  category,
  related,
  older,
  newer,
  body,
  site,
  preview,
}: {
  post: Post
  category: { name: string; href: string } | undefined
  related: readonly PostCardFacts[]
  older: NamedLink | undefined
  newer: NamedLink | undefined
  body: BodyContent
  site: Site
  preview?: PreviewKind | undefined
}) {
  // A hero in the body is the page's main heading, as on pages.
  const Title = body.some(({ block }) => block.blockType === 'hero') ? 'p' : 'h1'
  return (
    <article className="post">
      <header className="post-head wide">
        <div className="post-head-text">
          <p className="post-meta">
            {/* Drafts may lack a date. */}
            {post.date && <PostDate date={post.date} site={site} />}
            {post.author && <span>{site.t('newsBy', { author: post.author })}</span>}
            {category && (
              <a className="post-category" href={category.href}>
                {category.name}
              </a>
            )}
          </p>
          <Title className="post-title">{post.title}</Title>
          {post.summary && <p className="lead">{post.summary}</p>}
        </div>
        {typeof post.picture === 'object' && post.picture && (
          <div className="post-picture">
            <Picture media={post.picture} sizes={PICTURE_SIZES} crop={[20 / 9, 16 / 9]} priority />
          </div>
        )}
      </header>
      <Body body={body} site={site} preview={preview} isSeenFirst={!post.picture} hasHeading />
      <footer className="post-foot wide">
        {(older || newer) && (
          <nav className="post-neighbours" aria-label={site.t('newsNeighbours')}>
            {older && (
              <a rel="prev" href={older.href}>
                <span>{site.t('newsOlder')}</span> {older.title}
              </a>
            )}
            {newer && (
              <a className="post-newer" rel="next" href={newer.href}>
                <span>{site.t('newsNewer')}</span> {newer.title}
              </a>
            )}
          </nav>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related-posts">
            <h2 id="related-posts">{site.t('newsRelated')}</h2>
            <PostCards cards={related} site={site} headingLevel={3} />
          </section>
        )}
      </footer>
    </article>
  )
}
