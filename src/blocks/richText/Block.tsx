import type { BlockProps } from '../../web/contentBlock'
import { RichText } from '../../web/RichText'

export function RichTextBlock({ block, site }: BlockProps<'richText'>) {
  return (
    <div className={block.width}>
      <RichText data={block.content} site={site} />
    </div>
  )
}
