/** How the admin shows every field, Payload's own fields included. */
import type { Block, Field, SanitizedConfig, Tab } from 'payload'
import { summariseBlock, summariseRows } from './rowSummaries'

/** Both languages of the admin use the Norwegian form of dates and times. */
export const ADMIN_MOMENT = 'dd.MM.yyyy HH:mm'

/** Format of the times in a picker's list. */
export const ADMIN_HOUR = 'HH:mm'

/** Changes fields in place: a sanitised configuration holds the same field in several lists. */
function prepareFields(fields: readonly (Field | Tab)[], withinHidden = false): void {
  for (const field of fields) {
    const isHidden =
      withinHidden || ('admin' in field && (field.admin as { hidden?: unknown } | undefined)?.hidden === true)
    if ('type' in field && field.type === 'date')
      field.admin = {
        ...field.admin,
        date: {
          ...(field.admin?.date?.pickerAppearance ? {} : { pickerAppearance: 'dayAndTime' }),
          displayFormat: ADMIN_MOMENT,
          timeFormat: ADMIN_HOUR,
          ...field.admin?.date,
        } as NonNullable<NonNullable<typeof field.admin>['date']>,
      }
    // A field that only draws a component in a form has nothing to show in a list, which would offer it as a column.
    if ('type' in field && field.type === 'ui' && !field.admin?.components?.Cell)
      field.admin = { ...field.admin, disableListColumn: true }
    // A field that forms do not show is labelled by its machine name only: it is offered as a column only if it is
    // meant to.
    if (isHidden && 'label' in field && typeof field.label === 'string')
      Object.assign(field, { admin: { ...field.admin, disableListColumn: true, disableListFilter: true } })
    if ('type' in field && field.type === 'array') summariseRows(field)
    if ('tabs' in field) prepareFields(field.tabs, isHidden)
    if ('fields' in field) prepareFields(field.fields, isHidden)
    if ('blocks' in field) prepareBlocks(field.blocks)
  }
}

function prepareBlocks(blocks: readonly Block[]): void {
  for (const block of blocks) {
    summariseBlock(block)
    prepareFields(block.fields)
  }
}

export function prepareAdminFields({ collections, globals, blocks = [] }: SanitizedConfig): void {
  for (const { fields } of [...collections, ...globals]) prepareFields(fields)
  prepareBlocks(blocks)
}
