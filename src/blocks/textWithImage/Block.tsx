import type { BlockProps } from '../../web/contentBlock'
import { hasWords } from '../../web/emptyPlace'
import { Heading } from '../../web/Heading'
import { Links } from '../../web/Links'
import { Picture } from '../../web/Picture'
import { RichText } from '../../web/RichText'

export function TextWithImageBlock({ block, site }: BlockProps<'textWithImage'>) {
  const hasPicture = typeof block.picture === 'object' && block.picture !== null
  return (
    <div className={hasPicture ? `wide beside beside-${block.side}` : 'text'}>
      <div className="beside-text">
        {block.heading && <Heading level={2}>{block.heading}</Heading>}
        <RichText data={block.content} site={site} headingLevel={hasWords(block.heading) ? 3 : undefined} />
        <Links links={block.links} site={site} />
      </div>
      {hasPicture && (
        <figure>
          <Picture
            media={block.picture}
            sizes="(min-width: 1340px) 48vw, (min-width: 1024px) 50vw, (min-width: 768px) 48vw, 100vw"
            crop={[5 / 4, 5 / 4, 1, 4 / 3]}
          />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}
