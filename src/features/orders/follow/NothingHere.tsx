import { ORDER_PATH } from '../../../site/screens'
import type { Site } from '../../../site/site'

/** A link that leads to nothing (any more), and ways on. */
export function NothingHere({ site, text, title }: { site: Site; text: string; title?: string }) {
  return (
    <div className="block">
      <div className="text">
        <h1>{title ?? site.t('orderTitle')}</h1>
        <p className="lead">{text}</p>
        <p className="buttons">
          <a className="button button-secondary" href={title ? site.href('/') : site.href(ORDER_PATH)}>
            {title ? site.t('home') : site.t('orderTitle')}
          </a>
        </p>
      </div>
    </div>
  )
}
