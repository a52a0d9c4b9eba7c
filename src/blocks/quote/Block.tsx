import type { BlockProps } from '../../web/contentBlock'
import { Picture } from '../../web/Picture'

export function QuoteBlock({ block }: BlockProps<'quote'>) {
  const hasPicture = typeof block.picture === 'object' && block.picture !== null
  return (
    <div className="quote-band">
      <figure className={hasPicture ? 'wide quote quote-pictured' : 'wide quote'}>
        {hasPicture && <Picture media={block.picture} sizes="(min-width: 768px) 320px, 64px" crop={[4 / 5, 1]} />}
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
        {(block.name || block.role) && (
          <figcaption>
            {block.name && <strong>{block.name}</strong>}
            {block.role && <span>{block.role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
