/** What of a view its list still has, and what a view of a list of people may keep. */
import {
  type CollectionSlug,
  type Field,
  getFieldByPath,
  isolateObjectProperty,
  type PayloadRequest,
  QueryError,
  validateQueryPaths,
  type Where,
} from 'payload'
import { declaredIn } from '../../web/declared'
import type { ListState } from './facts'
import { filterWhere } from './state'

type Request = Pick<PayloadRequest, 'payload'>

/** Whether its rows are users, or people whose reading is recorded, or what they sent. */
export const holdsPeople = ({ payload }: Request, list: CollectionSlug): boolean =>
  Boolean(payload.collections[list].config.auth) ||
  declaredIn(payload).personalData.some(({ noted = [] }) => noted.includes(list))

/** Types of fields whose values name no person. */
const impersonal = new Set(['select', 'radio', 'checkbox', 'date', 'relationship', 'upload'])

const fieldOf = ({ payload }: Request, list: CollectionSlug, path: string) =>
  getFieldByPath({ fields: payload.collections[list].config.flattenedFields, path })?.field

/** Words that were typed about people would outlive their erasure: a view of such a list keeps choices alone. */
export async function storableState(req: Request, list: CollectionSlug, state: ListState): Promise<ListState> {
  if (!holdsPeople(req, list)) return state
  const where = await filterWhere(state.where, (path) => impersonal.has(fieldOf(req, list, path)?.type ?? ''))
  return { ...state, where, search: undefined }
}

/** Names of the fields that a list may have as columns, those without data too. */
function columnNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [tab.name] : columnNames(tab.fields)))
    if ('name' in field && field.name) return [field.name]
    return 'fields' in field ? columnNames(field.fields) : []
  })
}

/** What the user may read, which Payload finds out once for each collection: shared by the views of a list. */
export type Policies = NonNullable<Parameters<typeof validateQueryPaths>[0]['policies']>

/** Leaves out what the list no longer has and what the user may not read, and names it. */
export async function presentState(
  req: PayloadRequest,
  list: CollectionSlug,
  state: ListState,
  policies: Policies = { collections: {}, globals: {} },
): Promise<{ state: ListState; missing: string[] }> {
  const missing = new Set<string>()
  const { config: collectionConfig } = req.payload.collections[list]
  const own = isolateObjectProperty(req, ['locale'])
  const isQueryable = async (path: string, condition: unknown) => {
    try {
      // A copy: Payload adds the conditions of access to it.
      const where = structuredClone({ [path]: condition }) as Where
      await validateQueryPaths({ collectionConfig, overrideAccess: false, policies, req: own, where })
      return true
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      missing.add(path)
      return false
    }
  }
  const where = await filterWhere(state.where, isQueryable)
  const has = (name: string) => name === 'id' || fieldOf(req, list, name) !== undefined
  const bare = (name: string) => name.replace(/^-/, '')
  const sort = state.sort && has(bare(state.sort)) ? state.sort : undefined
  if (state.sort && !sort) missing.add(bare(state.sort))
  const names = new Set(columnNames(collectionConfig.fields))
  // Columns of fields in groups are named `group-field`.
  const isColumn = (name: string) => names.has(bare(name).split('-')[0] ?? '')
  const columns = state.columns?.filter(isColumn)
  for (const name of state.columns ?? []) if (!name.startsWith('-') && !isColumn(name)) missing.add(name)
  return {
    state: { ...state, where, sort, columns: columns?.length ? columns : undefined },
    missing: [...missing],
  }
}
