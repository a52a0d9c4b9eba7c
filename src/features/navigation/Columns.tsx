/** The columns of a mega panel: headings, links, pictures and promoted articles. */
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import { Picture } from '../../web/Picture'
import type { Site } from '../../web/site'
import { ArticleCard } from '../catalogue'
import { itemAttributes } from './itemAttributes'
import type { ColumnPart, MenuColumn } from './items/types'
import { MenuLink } from './MenuLink'

/** Width of a picture in a column, at most. */
const PICTURE_SIZES = '(min-width: 768px) 320px, 68vw'

export function Columns({ columns, site }: { columns: readonly MenuColumn[] | null | undefined; site: Site }) {
  return (
    <div className="menu-columns">
      {(columns ?? []).map((column, at) => (
        <div key={column.id ?? at} className={column.width === 'two' ? 'menu-column menu-column-two' : 'menu-column'}>
          {column.heading && <p className="menu-heading">{column.heading}</p>}
          {column.content?.map((part, place) => (
            <Part key={part.id ?? place} part={part} site={site} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Part({ part, site }: { part: ColumnPart; site: Site }) {
  switch (part.blockType) {
    case 'links':
      return (
        <ul className="submenu">
          {part.links?.map((stored, at) => {
            const link = resolveLink(stored, site)
            return link ? (
              <li key={stored.id ?? at} {...itemAttributes(stored, site)}>
                <MenuLink link={link} site={site} look={stored} note={stored.note} />
              </li>
            ) : null
          })}
        </ul>
      )
    case 'picture': {
      const link = resolveLink(part, site)
      const picture = <Picture media={part.picture} sizes={PICTURE_SIZES} crop={3 / 2} {...(link ? { alt: '' } : {})} />
      if (!link)
        return (
          <figure className="menu-picture">
            {picture}
            {part.note && <figcaption>{part.note}</figcaption>}
          </figure>
        )
      return (
        <LinkTo
          className="menu-picture"
          site={site}
          link={{
            ...link,
            label: (
              <>
                {picture}
                <span className="menu-label">{link.label}</span>
                {part.note && <span className="menu-note">{part.note}</span>}
              </>
            ),
          }}
        />
      )
    }
    case 'menuArticles':
      return (
        <ul className="menu-articles">
          {part.articles?.map((article) =>
            typeof article === 'object' ? (
              <li key={article.id}>
                <ArticleCard article={article} site={site} />
              </li>
            ) : null,
          )}
        </ul>
      )
  }
}
