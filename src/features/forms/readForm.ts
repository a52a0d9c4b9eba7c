/** A stored form as its block and its route use it. */
import type { Form } from '../../cms/types'
import { slugFrom } from '../../lib/norwegian'
import type { FormField } from './formField'

type StoredField = NonNullable<Form['fields']>[number]

/** Files of one field. */
export const MAX_FILES = 5
/** Megabytes of a file where the editor says nothing. */
const MEGABYTES = 5

/** The name of a field, made of its label where it has none yet: in drafts. */
export const nameOf = ({ name, label }: Pick<StoredField, 'name' | 'label'>, at: number): string =>
  name || slugFrom(label ?? '') || `felt-${at + 1}`

/** What an option is stored as. */
export const optionValue = ({ value, label }: { value?: string | null; label?: string | null }): string =>
  value || (label ?? '')

function fieldOf(stored: StoredField, at: number): FormField {
  return {
    name: nameOf(stored, at),
    kind: stored.kind,
    label: stored.label ?? '',
    help: stored.help ?? '',
    required: stored.required === true,
    isHalf: stored.width === 'half',
    autocomplete: stored.autocomplete ?? 'off',
    pattern: (stored.kind === 'text' && stored.pattern) || 'none',
    min: stored.min ?? undefined,
    max: stored.kind === 'file' ? Math.min(stored.max ?? 1, MAX_FILES) : (stored.max ?? undefined),
    missingText: stored.missingText ?? '',
    options: (stored.options ?? []).map((option) => ({ value: optionValue(option), label: option.label ?? '' })),
    fileKind: stored.fileKind ?? 'any',
    megabytes: stored.megabytes ?? MEGABYTES,
    match: stored.match ?? 'all',
    conditions: (stored.conditions ?? []).map(({ field, comparison, value }) => ({
      field: field ?? '',
      is: comparison,
      value: value ?? '',
    })),
  }
}

export const fieldsOf = ({ fields }: Pick<Form, 'fields'>): FormField[] => (fields ?? []).map(fieldOf)
