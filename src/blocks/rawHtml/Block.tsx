import type { BlockProps } from '../types'

export function RawHtmlBlock(_: BlockProps<'rawHtml'>) {
  return null
}
