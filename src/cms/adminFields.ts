/** What the admin shows of every field, wherever it was declared: Payload's own are among them. */
import type { Field, SanitizedConfig, Tab } from 'payload'

/** Both languages of the admin write days and hours as Norway does. */
export const ADMIN_MOMENT = 'dd.MM.yyyy HH:mm'

/** The form of the hours in a picker's list. */
export const ADMIN_HOUR = 'HH:mm'

/** Changes fields in place: a sanitised configuration holds each in several lists. */
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
    // A field that draws something into a form has nothing to show in a list, and would be offered there as a column.
    if ('type' in field && field.type === 'ui' && !field.admin?.components?.Cell)
      field.admin = { ...field.admin, disableListColumn: true }
    // What forms do not show has the words of its machine name alone, unless a list is meant to show it.
    if (isHidden && 'label' in field && typeof field.label === 'string')
      Object.assign(field, { admin: { ...field.admin, disableListColumn: true, disableListFilter: true } })
    if ('tabs' in field) prepareFields(field.tabs, isHidden)
    if ('fields' in field) prepareFields(field.fields, isHidden)
    if ('blocks' in field) for (const block of field.blocks) prepareFields(block.fields)
  }
}

export function prepareAdminFields({ collections, globals }: SanitizedConfig): void {
  for (const { fields } of [...collections, ...globals]) prepareFields(fields)
}
