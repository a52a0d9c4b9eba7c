/**
 * What the folder of a brand (`demo/README.md`) says of a feature: lists of its documents, and settings. `src/brand` reads,
 * checks and loads them by the fields of their collections.
 */
import type { CollectionSlug, GlobalSlug } from 'payload'

export interface BrandFolderPart {
  lists?: readonly BrandList[]
  /** A global whose fields stand under `settings` in a file. */
  settings?: { file: string; global: GlobalSlug }
}

export interface BrandList {
  /** Name of one entry in errors, and the key of a link that leads to one. */
  kind: string
  collection: CollectionSlug
  file: string
  /** Key of the list, where the file holds more than one. */
  part?: string
  /** Field that names an entry for other files; undefined where the list is a mapping of names to entries. */
  namedBy?: string
  /** Field that an entry must have in a language to exist in it; `name` if undefined. */
  needs?: string
  /** Fields that may name entries of the same list or of later ones: written when all entries exist. */
  later?: readonly string[]
  /** Kinds that entries name in other fields: loaded before. */
  after?: readonly string[]
  /** An entry of the file as the fields of the collection. */
  toFields?(entry: Readonly<Record<string, unknown>>): Record<string, unknown>
}
