/** The lists of a brand folder, as the program's features declare them (`Feature.brandFolder`). */
import { join } from 'node:path'
import { program } from '../program'
import type { BrandList } from '../web/brandFolder'
import { BrandError } from './brandError'
import { readYamlIfThere, type Yaml } from './yaml'

export interface NamedList extends Pick<BrandList, 'kind' | 'collection' | 'file'> {
  /** By what other files call them. */
  entries: ReadonlyMap<string, Yaml>
  needs: string
  later: readonly string[]
}

const parts = program.flatMap(({ brandFolder = {} }) => brandFolder)
const lists = parts.flatMap((part) => part.lists ?? [])
const settings = parts.flatMap((part) => part.settings ?? [])

/** Files that features of this program read. */
export const filesOfFeatures: ReadonlySet<string> = new Set([...lists, ...settings].map(({ file }) => file))

/** Each list after those that its entries name, else in the order of the program. */
function inLoadOrder(): BrandList[] {
  const ordered = new Set<BrandList>()
  const add = (list: BrandList): void => {
    for (const kind of list.after ?? []) lists.filter((other) => other.kind === kind).forEach(add)
    ordered.add(list)
  }
  lists.forEach(add)
  return [...ordered]
}

/** Entries by the field that names them. */
function entriesOf({ file, part, namedBy, toFields = (entry) => ({ ...entry }) }: BrandList, content: unknown) {
  const given = part === undefined ? content : (content as Yaml | undefined)?.[part]
  if (given === undefined || given === null) return new Map<string, Yaml>()
  const entries = new Map<string, Yaml>()
  if (namedBy === undefined) {
    for (const [name, entry] of Object.entries(given as Record<string, Yaml>)) entries.set(name, toFields(entry))
    return entries
  }
  if (!Array.isArray(given)) throw new BrandError(`${file}: expected a list`)
  for (const entry of given as Yaml[]) {
    const name = String(entry[namedBy])
    if (entries.has(name)) throw new BrandError(`${file}: there are two of “${name}”`)
    entries.set(name, toFields(entry))
  }
  return entries
}

/** In the order in which they can be loaded. */
export function readLists(folder: string): NamedList[] {
  return inLoadOrder().map((list) => {
    const { kind, collection, file, needs = 'name', later = [] } = list
    return { kind, collection, file, needs, later, entries: entriesOf(list, readYamlIfThere(join(folder, file))) }
  })
}

/** Settings that stand in files of their own, by their globals. */
export function readFeatureSettings(folder: string): Yaml {
  return Object.fromEntries(
    settings.flatMap(({ file, global }) => {
      const content = (readYamlIfThere(join(folder, file)) ?? {}) as { settings?: Yaml }
      return content.settings ? [[global, content.settings]] : []
    }),
  )
}
