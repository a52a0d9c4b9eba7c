/**
 * A page of another site, framed only after the visitor asks for it: nothing is fetched from that site before. Without
 * script a link leads to the page. Uses only elements that are allowed inside a paragraph.
 */
import { type ReactNode, useContext } from 'react'
import { Enhanced } from './Enhanced'
import { PageIds, PageIdsContext } from './headingIds'
import type { Site } from './site'

/** Aspect ratios of a frame or a video; the space is reserved before anything loads. */
export type Shape = 'wide' | 'classic' | 'square' | 'tall'

/** Permissions of a player in its frame (`allow`). */
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
  /** Address of the framed page; the caller has checked it with `mayBeFramed`. */
  address: string
  /** Target of the link without script, if it differs from `address`. */
  page?: string
  title: string
  /** Label of the link where script runs. */
  action: string
  shape: Shape
  /** A picture or text of our own, shown until the frame is loaded. */
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

/**
 * Data attributes with which a script can store consent to external content, where the editors let it be remembered.
 */
export function alwaysAttributes({ consentQuestion, href }: Site): Record<`data-${string}`, string> {
  if (!consentQuestion?.purposes.includes('media')) return {}
  return { 'data-consent': consentQuestion.version, 'data-answers': href(consentQuestion.answersPath) }
}

/** Button that gives consent to external content everywhere. Hidden without script: it could not show anything then. */
export function AlwaysButton({ site }: { site: Site }) {
  if (!site.consentQuestion?.purposes.includes('media')) return null
  return (
    <button type="button" className="always-way with-script" data-action="always">
      {site.t('consentAlways')}
    </button>
  )
}
