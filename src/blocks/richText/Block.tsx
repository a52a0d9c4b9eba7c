import { RichText } from '../../web/RichText'
import type { BlockProps } from '../types'

export function RichTextBlock({ block, site }: BlockProps<'richText'>) {
  return (
    <div className={block.width}>
      <RichText data={block.content} site={site} />
    </div>
  )
}
