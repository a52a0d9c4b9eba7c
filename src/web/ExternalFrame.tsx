/**
 * A page of another site that is framed once the visitor asks, and not before: until then nothing is fetched from there.
 * Without script the same link leads to it. Made of elements that may stand in a paragraph.
 */
import { type ReactNode, useContext } from 'react'
import { Enhanced } from './Enhanced'
import { PageIds, PageIdsContext } from './headingIds'
import { CONSENT_PATH } from './screens'
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
      data-presses=""
      data-frame={address}
      data-rights={PLAYER_RIGHTS}
      data-title={title}
      {...alwaysAttributes(site)}
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
      <AlwaysButton site={site} />
    </Enhanced>
  )
}

/** What a script needs to take a yes to content from others, where the editors let it be remembered. */
export function alwaysAttributes({ asked, href }: Site): Record<`data-${string}`, string> {
  if (!asked?.purposes.includes('media')) return {}
  return { 'data-consent': asked.version, 'data-answers': href(CONSENT_PATH) }
}

/** Says yes for all places at once. Without script there is nothing that it could show. */
export function AlwaysButton({ site }: { site: Site }) {
  if (!site.asked?.purposes.includes('media')) return null
  return (
    <button type="button" className="always-way with-script" data-action="always">
      {site.t('consentAlways')}
    </button>
  )
}
