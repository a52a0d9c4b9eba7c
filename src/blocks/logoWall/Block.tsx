import type { ReactNode } from 'react'
import { isSafeAddress } from '../../cms/fields/address'
import type { Media } from '../../cms/types'
import type { BlockProps } from '../../web/contentBlock'
import { Heading } from '../../web/Heading'
import { pictureSources } from '../../web/media'
import { Picture } from '../../web/Picture'

export function LogoWallBlock({ block }: BlockProps<'logoWall'>) {
  const logos = (block.logos ?? []).flatMap(({ id, picture, name, url }) =>
    typeof picture === 'object' && picture ? [{ id, picture, name: name ?? '', url }] : [],
  )
  if (logos.length === 0) return null
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <ul className={block.grey ? 'logo-wall logo-wall-muted' : 'logo-wall'}>
        {logos.map(({ id, picture, name, url }, at) => (
          <li key={id ?? at}>
            <Way url={url}>
              <Picture media={picture} sizes="200px" alt={name} className={`logo logo-${logoSize(picture)}`} />
            </Way>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Way({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  if (!url || !isSafeAddress(url)) return <span className="logo-place">{children}</span>
  return (
    <a className="logo-place" href={url} rel="noopener">
      {children}
    </a>
  )
}

/** Factor by which the aspect ratio grows from one step to the next. */
const STEP = 1.6
const WIDEST = 4

/**
 * Logos look equally large when they cover equal areas: the wider, the lower. 0 is square or tall (styles `.logo-0` …).
 */
export function logoSize(picture: Media): number {
  const { width = 0, height = 0 } = pictureSources(picture)[0] ?? {}
  if (!width || !height) return 0
  return Math.min(WIDEST, Math.max(0, Math.round(Math.log(width / height) / Math.log(STEP))))
}
