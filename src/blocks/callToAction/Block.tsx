import type { BlockProps } from '../../web/contentBlock'
import { Links } from '../../web/Links'

export function CallToActionBlock({ block, site }: BlockProps<'callToAction'>) {
  return (
    <div className={`call call-${block.tone}`}>
      <div className="wide call-inner">
        <div className="call-text">
          <h2>{block.heading}</h2>
          {block.text && <p className="lead">{block.text}</p>}
        </div>
        <Links links={block.links} site={site} />
      </div>
    </div>
  )
}
