import type { BlockProps } from '../../web/contentBlock'
import { Heading } from '../../web/Heading'
import { Links } from '../../web/Links'

export function CallToActionBlock({ block, site }: BlockProps<'callToAction'>) {
  return (
    <div className={`call call-${block.tone}`}>
      <div className="wide call-inner">
        <div className="call-text">
          <Heading level={2}>{block.heading}</Heading>
          {block.text && <p className="lead">{block.text}</p>}
        </div>
        <Links links={block.links} site={site} />
      </div>
    </div>
  )
}
