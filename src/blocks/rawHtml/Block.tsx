import { useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSafeAddress } from '../../cms/fields/address'
import { anchorFrom } from '../../cms/fields/anchor'
import type { BlockProps } from '../../web/contentBlock'
import { ExternalFrame, type Shape } from '../../web/ExternalFrame'
import { frameHosts, mayBeFramed } from '../../web/frames'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { IslandProvider, IslandScope } from '../../web/Island'
import type { Site } from '../../web/site'
import { cleanHtml, renameIds, replaceFrames } from './clean'

/**
 * Placeholder for the content in the live preview; the wording is fixed
 * (docs/behaviour.md#content-in-the-live-preview).
 */
const LIVE_PREVIEW =
  "This shortcode doesn't work in live preview. Please insert it into editor and preview on the site."

export function RawHtmlBlock({ block, site, preview }: BlockProps<'rawHtml'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const scope = useContext(IslandScope)
  if (preview === 'live')
    return (
      <div className="text">
        <p className="raw-html-preview" lang="en">
          {LIVE_PREVIEW}
        </p>
      </div>
    )
  if (!block.html?.trim()) return null
  const named = renameIds(cleanHtml(block.html), (id) => ids.take(anchorFrom(id)) ?? ids.forHeading(id))
  const html = replaceFrames(named, (frame) =>
    renderToStaticMarkup(
      <IslandProvider value={scope}>
        <PageIdsContext value={ids}>
          <Frame frame={frame} site={site} />
        </PageIdsContext>
      </IslandProvider>,
    ),
  )
  return html.trim() ? <div className="text raw-html" dangerouslySetInnerHTML={{ __html: html }} /> : null
}

/** A frame from an allowed host, loaded once the visitor asks; any other is rendered as a link. */
function Frame({ frame, site }: { frame: Readonly<Record<string, string>>; site: Site }) {
  const { src = '', width, height } = frame
  if (!isSafeAddress(src) || src.startsWith('#')) return null
  if (!mayBeFramed(src, frameHosts(site.settings))) return <a href={src}>{frame.title || src}</a>
  const { host } = new URL(src, site.url)
  const title = frame.title || host
  return (
    <ExternalFrame
      site={site}
      address={src}
      title={title}
      action={site.t('frameShow', { host })}
      shape={shapeOf(Number(width), Number(height))}
    >
      <span className="external-title">{title}</span>
    </ExternalFrame>
  )
}

/** The aspect ratio nearest to the frame's size. */
function shapeOf(width: number, height: number): Shape {
  if (!(width > 0 && height > 0)) return 'wide'
  const ratio = width / height
  if (ratio < 0.75) return 'tall'
  if (ratio < 1.16) return 'square'
  return ratio < 1.55 ? 'classic' : 'wide'
}
