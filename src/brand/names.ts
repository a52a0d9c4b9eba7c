/** Names in a brand folder, and the ids of the documents made of them. */
import { basename } from 'node:path'
import { BrandError } from './brandError'

/** What can be named, and how it is named. */
const kinds = [
  /** As in `pictures.yaml`, or the path of a logo. */
  'picture',
  /** File name in `pages/`, without `.yaml`. */
  'page',
  /** Article number. */
  'article',
  /** Name in `reusable.yaml`. */
  'reusable',
  /** File name in `files/`. */
  'file',
  /** By their slugs, in `catalogue.yaml` and `dealers.yaml`. */
  'productLine',
  'articleGroup',
  'specification',
  'service',
  /** By their slugs, in `posts.yaml`. */
  'postCategory',
  'post',
  /** By its slug, in `events.yaml`. */
  'event',
  /** Dealer number. */
  'dealer',
  /** By its key in `newsletter.yaml`. */
  'subscriberGroup',
  /** By its slug in `forms.yaml`. */
  'form',
] as const
export type Kind = (typeof kinds)[number]

/** Each returns the id of a named document, or throws an error with the unknown name. */
export type Names = Readonly<Record<Kind, (name: string) => number>>

export type Ids = Readonly<Record<Kind, Map<string, number>>>

function eachKind<Value>(make: (kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Value>
}

export function noIds(): Ids {
  return eachKind(() => new Map<string, number>())
}

export function namesOf(ids: Ids): Names {
  return eachKind((kind) => (name: string) => {
    const id = ids[kind].get(name)
    if (id === undefined) throw new BrandError(`there is no ${kind} “${name}”`)
    return id
  })
}

/** What a folder gives names to. */
export interface Naming {
  pictures: ReadonlyMap<string, unknown>
  logos: readonly string[]
  pages: ReadonlyMap<string, unknown>
  files: readonly { path: string }[]
  lists: readonly { kind: Kind; entries: ReadonlyMap<string, unknown> }[]
}

/** The names that the folder gives, for reading it before anything has an id. */
export function namesIn({ pictures, logos, pages, files, lists }: Naming): Names {
  const ids = noIds()
  for (const name of [...pictures.keys(), ...logos]) ids.picture.set(name, 0)
  for (const name of pages.keys()) ids.page.set(name, 0)
  for (const { path } of files) ids.file.set(basename(path), 0)
  for (const { kind, entries } of lists) for (const name of entries.keys()) ids[kind].set(name, 0)
  return namesOf(ids)
}
