/** Ids of a form's controls. */
import type { FormField } from '../../formField'

export const fieldId = (formId: string, { name }: Pick<FormField, 'name'>): string => `${formId}-felt-${name}`

export const optionId = (formId: string, field: Pick<FormField, 'name'>, at: number): string =>
  `${fieldId(formId, field)}-${at + 1}`

/** The control that a link to the field leads to. */
export const controlId = (formId: string, field: Pick<FormField, 'name' | 'kind'>): string =>
  field.kind === 'radio' || field.kind === 'checkboxes' ? optionId(formId, field, 0) : fieldId(formId, field)
