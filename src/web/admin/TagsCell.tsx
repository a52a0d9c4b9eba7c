/** Tags in a list, for which Payload shows their JSON. */
import type { DefaultServerCellComponentProps } from 'payload'

export function TagsCell({ cellData }: DefaultServerCellComponentProps) {
  return Array.isArray(cellData) ? cellData.join(', ') : null
}
