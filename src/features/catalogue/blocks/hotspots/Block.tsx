import { useContext, useId } from 'react'
import type { Catalogue } from '../../../../cms/types'
import { BlockHead } from '../../../../web/BlockHead'
import type { BlockOf, BlockProps } from '../../../../web/contentBlock'
import { Enhanced } from '../../../../web/Enhanced'
import { PageIds, PageIdsContext } from '../../../../web/headingIds'
import { LinkTo } from '../../../../web/Links'
import { resolveLink } from '../../../../web/links'
import { Picture } from '../../../../web/Picture'
import type { Site } from '../../../../web/site'
import { ArticleCard } from '../../ArticleCard'
import { Prices } from '../../PricesContext'
import { placeClasses } from './position'

type Point = NonNullable<BlockOf<'hotspots'>['points']>[number]

const PICTURE_SIZES = '(min-width: 1340px) 1280px, calc(100vw - 40px)'

/** The name of a point; undefined where it shows nothing. */
export function nameOf({ shows, article, title }: Point): string | undefined {
  if (shows === 'text') return title?.trim() || undefined
  return typeof article === 'object' && article ? article.name : undefined
}

/**
 * Native disclosures: on a wide screen each lies over the picture at its point, on a phone they are a list beneath it,
 * and the numbers in the picture are links to them.
 */
export function HotspotsBlock({ block, site, data }: BlockProps<'hotspots', Catalogue>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const group = useId()
  const points = (block.points ?? []).flatMap((point) => {
    const name = nameOf(point)
    return name ? [{ point, name, id: ids.forHeading(name) }] : []
  })
  if (typeof block.picture !== 'object' || !block.picture || points.length === 0) return null
  const list = (
    <ol className="hotspots-list">
      {points.map(({ point, name, id }, at) => (
        <li key={id} className={`hotspot ${placeClasses(point)}`}>
          <details name={group} id={id}>
            <summary>
              <span className="hotspot-number">{at + 1}</span> <span className="hotspot-name">{name}</span>
            </summary>
            <PointCard point={point} name={name} site={site} />
          </details>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="wide">
      <BlockHead block={block} />
      <Enhanced name="hotspots" when="interaction" as="div" className="hotspots">
        <div className="hotspots-picture">
          <Picture media={block.picture} sizes={PICTURE_SIZES} />
          <svg aria-hidden="true" focusable="false">
            {points.map(({ point, id }, at) => (
              <a key={id} href={`#${id}`} tabIndex={-1}>
                <circle cx={`${point.x ?? 50}%`} cy={`${point.y ?? 50}%`} r="15" />
                <text x={`${point.x ?? 50}%`} y={`${point.y ?? 50}%`} dy="0.36em">
                  {at + 1}
                </text>
              </a>
            ))}
          </svg>
        </div>
        {data ? (
          <Prices site={site} settings={data}>
            {list}
          </Prices>
        ) : (
          list
        )}
      </Enhanced>
    </div>
  )
}

function PointCard({ point, name, site }: { point: Point; name: string; site: Site }) {
  const link = resolveLink(point.link, site)
  return (
    <div className="hotspot-card">
      {point.shows === 'text' && <p className="hotspot-title">{name}</p>}
      {point.text && <p>{point.text}</p>}
      {point.shows === 'text' ? (
        link && <LinkTo link={link} site={site} className="hotspot-link" />
      ) : (
        <ArticleCard article={point.article} site={site} />
      )}
    </div>
  )
}
