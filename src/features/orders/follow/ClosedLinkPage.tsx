import type { Site } from '../../../web/site'

/** Page for an invalid or expired link. */
export function ClosedLinkPage({
  site,
  text,
  way,
}: {
  site: Site
  text: string
  way: { href: string; label: string }
}) {
  return (
    <div className="block">
      <div className="text">
        <h1>{site.t('orderMissingTitle')}</h1>
        <p className="lead">{text}</p>
        <p className="buttons">
          <a className="button button-secondary" href={way.href}>
            {way.label}
          </a>
        </p>
      </div>
    </div>
  )
}
