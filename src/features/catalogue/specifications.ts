/** Validation and normalisation of specification values, by kind. */

import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { type Messages, translateFor } from '../../cms/messages'
import { relatedId } from '../../cms/relatedId'
import type { Specification } from '../../cms/types'

const messages = {
  number: {
    nb: '«{name}» er et tall. Skriv for eksempel 7,5.',
    en: '“{name}” is a number. Write 7.5, for example.',
  },
  choice: { nb: '«{name}» er en av: {choices}.', en: '“{name}” is one of: {choices}.' },
  yesNo: { nb: '«{name}» er ja eller nei.', en: '“{name}” is yes or no.' },
  twice: { nb: '«{name}» står to ganger.', en: '“{name}” stands twice.' },
} as const satisfies Messages

const yes = ['ja', 'yes', 'true', '1']
const no = ['nei', 'no', 'false', '0']

/** The part of a specification on which validation depends. */
export type Definition = Pick<Specification, 'kind' | 'choices'>

/**
 * Normalises a value for storage: numbers with a point and without spaces (`7.5`), choices by their value, `yes` or
 * `no`. Undefined if the kind does not allow it.
 */
export function keptValue(typed: string, { kind, choices }: Definition): string | undefined {
  const value = typed.trim()
  switch (kind) {
    case 'number': {
      const bare = value.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
      return /^[-+−]?\d+(\.\d+)?$/.test(bare) ? String(Number(bare.replace('−', '-'))) : undefined
    }
    case 'choice':
      return choices?.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value
    case 'yesNo':
      if (yes.includes(value.toLowerCase())) return 'yes'
      return no.includes(value.toLowerCase()) ? 'no' : undefined
    default:
      return value || undefined
  }
}

interface Row {
  specification?: number | { id: number } | null
  value?: string | null
}

/** Normalises the values of an article; refuses those that the kind does not allow, and duplicates. */
export const checkSpecifications: CollectionBeforeValidateHook = async ({ data, req }) => {
  const rows: readonly Row[] = Array.isArray(data?.specifications) ? data.specifications : []
  if (rows.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'specifications',
    where: { id: { in: rows.flatMap((row) => relatedId(row.specification) ?? []) } },
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  const errors: { path: string; message: string }[] = []
  const kept = rows.map((row, at) => {
    const definition = docs.find(({ id }) => id === relatedId(row.specification))
    if (!definition || !row.value) return row
    const refuse = (message: keyof typeof messages) => {
      const choices = definition.choices?.map(({ value }) => value).join(', ') ?? ''
      const text = translateFor(req, messages[message], { name: definition.name, choices })
      errors.push({ path: `specifications.${at}.value`, message: text })
      return row
    }
    if (rows.findIndex((other) => relatedId(other.specification) === definition.id) !== at) return refuse('twice')
    const value = keptValue(row.value, definition)
    if (value !== undefined) return { ...row, value }
    return definition.kind === 'text' ? row : refuse(definition.kind)
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'articles', errors, req }, req.t)
  return { ...data, specifications: kept }
}
