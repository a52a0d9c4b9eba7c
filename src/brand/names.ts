/** Names in a brand folder, and the ids of the documents made of them. */
import { basename } from 'node:path'
import type { CollectionSlug } from 'payload'
import { PAGES } from '../cms/linkTargets'
import { BrandError } from './brandError'

/** What every folder has: a picture named in `pictures.yaml` or by its path, a page by its file name without `.yaml`, a file. */
const EVERYWHERE = ['picture', 'page', 'file'] as const
type Everywhere = (typeof EVERYWHERE)[number]

/** What a list gives names to. */
interface NamedKind {
  kind: string
  collection: CollectionSlug
}

/** Ids by kind and name. */
export class Names {
  readonly #ids: ReadonlyMap<string, Map<string, number>>
  readonly #kinds: ReadonlyMap<string, string>

  constructor(lists: readonly NamedKind[]) {
    this.#ids = new Map([...EVERYWHERE, ...lists.map(({ kind }) => kind)].map((kind) => [kind, new Map()]))
    this.#kinds = new Map([[PAGES, 'page'], ...lists.map(({ kind, collection }) => [collection, kind] as const)])
  }

  /** The kind of a collection's documents; undefined for one that the folder cannot name. */
  kindOf(collection: string): string | undefined {
    return this.#kinds.get(collection)
  }

  set(kind: Everywhere | (string & {}), name: string, id: number): void {
    this.#ids.get(kind)?.set(name, id)
  }

  /** Undefined for a name without a document yet. */
  find(kind: Everywhere | (string & {}), name: string): number | undefined {
    return this.#ids.get(kind)?.get(name)
  }

  /** Throws an error with a name that is unknown. */
  id(kind: Everywhere | (string & {}), name: string): number {
    const id = this.find(kind, name)
    if (id === undefined) throw new BrandError(`there is no ${kind} “${name}”`)
    return id
  }
}

/** What a folder gives names to. */
export interface Naming {
  pictures: ReadonlyMap<string, unknown>
  logos: readonly string[]
  pages: ReadonlyMap<string, unknown>
  files: readonly { path: string }[]
  lists: readonly (NamedKind & { entries: ReadonlyMap<string, unknown> })[]
}

/** The names that the folder gives, for reading it before anything has an id. */
export function namesIn({ pictures, logos, pages, files, lists }: Naming): Names {
  const names = new Names(lists)
  for (const name of [...pictures.keys(), ...logos]) names.set('picture', name, 0)
  for (const name of pages.keys()) names.set('page', name, 0)
  for (const { path } of files) names.set('file', basename(path), 0)
  for (const { kind, entries } of lists) for (const name of entries.keys()) names.set(kind, name, 0)
  return names
}
