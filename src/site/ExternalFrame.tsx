/**
 * A page of another site that is framed once the visitor asks, and not before: until then nothing is fetched from there.
 * Without script the same link leads to it. Made of elements that may stand in a paragraph.
 */
import { type ReactNode, useContext } from 'react'
import { Enhanced } from './Enhanced'
import { PageIds, PageIdsContext } from './headingIds'
import type { Site } from './site'

/** Proportions that a frame or a video can have; its place is held before anything of it arrives. */
export type Shape = 'wide' | 'classic' | 'square' | 'tall'

/** What a player may do in its frame. */
const PLAYER_RIGHTS = 'autoplay; fullscreen; picture-in-picture'

export function ExternalFrame({
  site,
  address,
  page = address,
  title,
  action,
  shape,
  children,
}: {
  site: Site
  /** What is framed: `mayBeFramed` has been asked. */
  address: string
  /** Where the link leads without script, if not to the same. */
  page?: string
  title: string
  /** What the click does, as it is told where script runs. */
  action: string
  shape: Shape
  /** A picture of our own or some words, shown until then. */
  children?: ReactNode
}) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const notice = ids.forHeading(title)
  const hostOf = (href: string) => new URL(href, site.url).host
  return (
    <Enhanced
      name="externalFrame"
      when="visible"
      as="span"
      className="external-frame"
      data-frame={address}
      data-rights={PLAYER_RIGHTS}
      data-title={title}
    >
      <span className={`player player-${shape}`}>
        {children}
        <a className="button external-way" href={page} aria-describedby={notice}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4.5v15l12.5-7.5z" />
          </svg>
          <span className="with-script">{action}</span>
          <span className="without-script">{site.t('frameOpen', { host: hostOf(page) })}</span>
        </a>
      </span>
      <span className="hint external-notice" id={notice}>
        {site.t('frameFrom', { host: hostOf(address) })}
      </span>
    </Enhanced>
  )
}
