/** Which collections a user's search goes through, and in which of their fields. */
import { Forbidden, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'

export interface SearchedField {
  name: string
  isLocalised: boolean
}

export interface Searchable {
  config: SanitizedCollectionConfig
  /** The field that names a document. */
  title: string
  fields: readonly SearchedField[]
  /** `true`, or the condition of what the user may read. */
  access: true | Where
}

/**
 * Collections of the user's menu, in its order: others are parts of a document, or evidence behind a screen. The fields
 * are those of the collection's own list (`listSearchableFields`).
 */
export async function searchableBy(req: PayloadRequest): Promise<Searchable[]> {
  const found = await Promise.all(req.payload.config.collections.map((config) => searchable(req, config)))
  return found.filter((one) => one !== undefined)
}

async function searchable(req: PayloadRequest, config: SanitizedCollectionConfig): Promise<Searchable | undefined> {
  const { useAsTitle: title, listSearchableFields, hidden, group } = config.admin
  const isHidden = typeof hidden === 'function' ? hidden({ user: req.user as never }) : hidden
  if (isHidden || group === false || !title || title === 'id') return undefined
  const access = await mayRead(req, config)
  if (!access) return undefined
  const names = listSearchableFields?.length ? listSearchableFields : [title]
  const fields = await Promise.all(names.map((name) => fieldOf(req, config, name)))
  const readable = fields.filter((field) => field !== undefined)
  return readable.length > 0 ? { config, title, fields: readable, access } : undefined
}

async function mayRead(req: PayloadRequest, { access }: SanitizedCollectionConfig): Promise<boolean | Where> {
  try {
    return await access.read({ req })
  } catch (error) {
    if (error instanceof Forbidden) return false
    throw error
  }
}

/** A field with text that the user may read. */
async function fieldOf(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  name: string,
): Promise<SearchedField | undefined> {
  const field = flattenedFields.find((one) => one.name === name)
  if (!field || (field.type !== 'text' && field.type !== 'email' && field.type !== 'textarea')) return undefined
  // Several texts lie in a table of their own.
  if (field.virtual || ('hasMany' in field && field.hasMany)) return undefined
  const isReadable = field.access?.read ? await field.access.read({ req }) : true
  return isReadable === true ? { name, isLocalised: field.localized === true } : undefined
}
