/**
 * Finds the references in a document: relations, uploads, and the links and uploads of rich text, at any depth in
 * groups, rows, blocks and languages. Derived from the field configuration alone, so that new fields are covered.
 */
import type { BasePayload, Field, FlattenedField, RichTextAdapter } from 'payload'
import { flattenAllFields } from 'payload'
import { blocksOf } from '../../cms/fields/blocksOf'

interface Reference {
  /** The referenced collection. */
  collection: string
  id: number
  /** Undefined where the field is the same in every language. */
  locale: string | undefined
  /** Changes the reference to another document of the same collection. */
  replace(id: number): void
}

type OnReference = (reference: Reference) => void
type Holder = Record<string | number, unknown>

interface LexicalNode {
  type?: unknown
  children?: unknown
  relationTo?: unknown
  value?: unknown
}

/** The sub-fields of the nodes of Payload's editor. */
interface SubFields {
  getSubFields: ReadonlyMap<string, (args: { node?: object; req?: object }) => Field[] | null | undefined>
  getSubFieldsData: ReadonlyMap<string, (args: { node: object; req?: object }) => object | undefined>
}

export function subFieldsOf(field: FlattenedField): SubFields | undefined {
  const { editor } = field as { editor?: RichTextAdapter & { editorConfig?: { features: SubFields } } }
  return editor?.editorConfig?.features
}

/** Whether the editor allows documents of any kind as nodes in the text. */
export function hasRelations(field: FlattenedField): boolean {
  const { editor } = field as { editor?: { editorConfig?: { resolvedFeatureMap?: ReadonlyMap<string, unknown> } } }
  return editor?.editorConfig?.resolvedFeatureMap?.has('relationship') === true
}

/**
 * The collections that a field references. A field with `custom.isRecord` only records the subject of an entry: it
 * shows nothing of the document, and is never replaced.
 */
export const targetsOf = (field: { relationTo: string | string[]; custom?: Record<string, unknown> | undefined }) =>
  field.custom?.isRecord === true ? [] : [field.relationTo].flat()

/** A value that the form hides by a condition stays stored but is shown nowhere: it is not a use. */
function isShown(field: FlattenedField, document: unknown, siblings: unknown): boolean {
  const { condition } = (field.admin ?? {}) as {
    condition?: (data: unknown, siblings: unknown, more: object) => unknown
  }
  if (!condition) return true
  try {
    return Boolean(condition(document, siblings, { blockData: siblings, operation: 'update', path: [], user: null }))
  } catch {
    return true
  }
}

export class ReferenceWalk {
  readonly #payload: BasePayload
  readonly #visit: OnReference
  #document: unknown

  constructor(payload: BasePayload, visit: OnReference) {
    this.#payload = payload
    this.#visit = visit
  }

  /** `document` has every localised field by language, as the database returns it for all languages. */
  document(fields: readonly FlattenedField[], document: unknown): void {
    this.#document = document
    this.#fields(fields, document)
  }

  #fields(fields: readonly FlattenedField[], data: unknown, locale?: string): void {
    if (typeof data !== 'object' || data === null) return
    for (const field of fields) {
      if (!('name' in field) || !field.name || ('virtual' in field && field.virtual)) continue
      const holder = data as Holder
      const value = holder[field.name]
      if (value === null || value === undefined || !isShown(field, this.#document, data)) continue
      if ('localized' in field && field.localized && locale === undefined && typeof value === 'object')
        for (const language of Object.keys(value)) this.#value(field, value as Holder, language, language)
      else this.#value(field, holder, field.name, locale)
    }
  }

  #value(field: FlattenedField, holder: Holder, key: string, locale: string | undefined): void {
    const value = holder[key]
    switch (field.type) {
      case 'relationship':
      case 'upload':
        if (targetsOf(field).length === 0) return
        if (Array.isArray(value)) for (const at of value.keys()) this.#one(field, value as never, at, locale)
        else this.#one(field, holder, key, locale)
        return
      case 'array':
        for (const row of Array.isArray(value) ? value : []) this.#fields(field.flattenedFields, row, locale)
        return
      case 'blocks': {
        const blocks = blocksOf(field)
        for (const row of Array.isArray(value) ? (value as { blockType?: unknown }[]) : []) {
          const block = blocks.find(({ slug }) => slug === row?.blockType)
          if (block) this.#fields(block.flattenedFields, row, locale)
        }
        return
      }
      case 'richText':
        this.#node(field, (value as { root?: unknown } | null)?.root, locale)
        return
      default:
        if ('flattenedFields' in field) this.#fields(field.flattenedFields, value, locale)
    }
  }

  #one(field: { relationTo: string | string[] }, holder: Holder, key: string | number, locale: string | undefined) {
    const value = holder[key]
    if (Array.isArray(field.relationTo)) {
      const { relationTo } = (value ?? {}) as { relationTo?: unknown }
      if (typeof relationTo === 'string') this.#emit(relationTo, value as Holder, 'value', locale)
    } else this.#emit(field.relationTo, holder, key, locale)
  }

  #emit(collection: string, holder: Holder, key: string | number, locale: string | undefined): void {
    const value = holder[key]
    const id = Number(typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value)
    if (!Number.isSafeInteger(id) || id <= 0) return
    this.#visit({
      collection,
      id,
      locale,
      replace(other) {
        holder[key] = other
      },
    })
  }

  #node(field: FlattenedField, node: unknown, locale: string | undefined): void {
    if (typeof node !== 'object' || node === null) return
    const { type, children, relationTo } = node as LexicalNode
    // Uploads and relations are nodes with a `relationTo`.
    if (typeof relationTo === 'string') this.#emit(relationTo, node as Holder, 'value', locale)
    const inside = subFieldsOf(field)
    const req = { payload: this.#payload }
    const fields = inside?.getSubFields.get(String(type))?.({ node, req })
    const data = inside?.getSubFieldsData.get(String(type))?.({ node, req })
    if (fields && data) this.#fields(flattenAllFields({ fields }), data, locale)
    for (const child of Array.isArray(children) ? children : []) this.#node(field, child, locale)
  }
}
