/** Rows of blocks and arrays say in the admin what they hold: one component for all that have no label of their own. */
import type { ArrayField, Block, Field } from 'payload'
import { MEDIA } from './uploads/slugs'

const COMPONENT = '/src/web/admin/RowSummary#RowSummary'

/** Names of the row's own fields that hold a picture, in their order. */
export function pictureFields(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return field.relationTo === MEDIA ? [field.name] : []
    if (field.type === 'row' || field.type === 'collapsible') return pictureFields(field.fields)
    return []
  })
}

const summaryOf = ({ labels, fields }: Pick<Block | ArrayField, 'labels' | 'fields'>, isNamed: boolean) => ({
  path: COMPONENT,
  clientProps: { kind: labels?.singular, pictures: pictureFields(fields), isNamed },
})

/** Changes the sanitised block in place, as `adminFields.ts` does. */
export function summariseBlock(block: Block): void {
  block.admin = {
    ...block.admin,
    components: { Label: summaryOf(block, !block.admin?.disableBlockName), ...block.admin?.components },
  }
}

/** The same for an array. */
export function summariseRows(field: ArrayField): void {
  field.admin = { ...field.admin, components: { RowLabel: summaryOf(field, false), ...field.admin?.components } }
}
