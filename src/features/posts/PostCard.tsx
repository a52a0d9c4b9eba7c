import { momentText } from '../../lib/moment'
import { Heading } from '../../web/Heading'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import type { PostCardFacts } from './cards'

/**
 * A third of the content, half of it, or the whole screen (styles `.grid`); in a list a third beside the text; of a
 * carousel's slides two are seen until there is more room.
 */
const sizes = {
  grid: '(min-width: 1340px) 410px, (min-width: 745px) 31vw, (min-width: 620px) 46vw, 92vw',
  slide: '(min-width: 1340px) 410px, (min-width: 960px) 31vw, (min-width: 620px) 46vw, 92vw',
  list: '(min-width: 1340px) 436px, (min-width: 720px) 32vw, 92vw',
}

interface Drawn {
  site: Site
  headingLevel: 2 | 3
  layout?: keyof typeof sizes
}

export function PostCard({ card, site, headingLevel, layout = 'grid' }: Drawn & { card: PostCardFacts }) {
  const { title, href, summary, category, picture } = card
  return (
    <article className="post-card">
      {picture && (
        <div className="post-card-picture">
          {/* Decorative: the title stands below it. */}
          <Picture media={picture} sizes={sizes[layout]} crop={3 / 2} alt="" />
        </div>
      )}
      <div className="post-card-text">
        <p className="post-meta">
          <PostDate date={card.date} site={site} />
          {category && <span className="post-category">{category}</span>}
        </p>
        <Heading level={headingLevel}>
          <a className="post-card-link" href={href}>
            {title}
          </a>
        </Heading>
        {summary && <p className="post-card-summary">{summary}</p>}
      </div>
    </article>
  )
}

export function PostCards({ cards, layout = 'grid', ...drawn }: Drawn & { cards: readonly PostCardFacts[] }) {
  return (
    <ul className={layout === 'list' ? 'post-list' : 'grid post-grid'}>
      {cards.map((card) => (
        <li key={card.id}>
          <PostCard card={card} layout={layout} {...drawn} />
        </li>
      ))}
    </ul>
  )
}

export function PostDate({ date, site }: { date: string; site: Site }) {
  return <time dateTime={date}>{momentText(date, site.locale, 'date')}</time>
}
