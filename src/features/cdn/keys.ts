/**
 * Surrogate keys: the tags of what a response was made from, hashed short. Two tags with one key only purge more than they
 * must. Letters are small, since Cloudflare does not tell them apart.
 */
import { createHash } from 'node:crypto'
import { documentOf } from '../../cms/changes'

/** Tag of everything that the edge keeps of the site. */
export const EVERYTHING = 'everything'

/** Tag of what a build of the program drew. */
export const buildTag = (build: string) => `build ${build}`

const KEY_LENGTH = 8

/** `site`: its address, since several sites may share one edge. 40 bits. */
export function keyOf(site: string, tag: string): string {
  const bits = createHash('sha256').update(`${site}\n${tag}`).digest().readUIntBE(0, 5)
  return bits.toString(36).padStart(KEY_LENGTH, '0')
}

/**
 * The tags, with those of the collection with most documents replaced by the collection's until they are few enough: a
 * change of `articles:12` is always one of `articles` as well.
 */
export function fewTags(tags: readonly string[], most: number): readonly string[] | undefined {
  let left = new Set(tags)
  while (left.size > most) {
    const documents = new Map<string, number>()
    for (const tag of left) {
      const collection = documentOf(tag)?.collection
      if (collection) documents.set(collection, (documents.get(collection) ?? 0) + 1)
    }
    const [largest] = [...documents].sort(([, one], [, other]) => other - one)
    if (!largest) return undefined
    const [collection] = largest
    left = new Set([...left].map((tag) => (documentOf(tag)?.collection === collection ? collection : tag)))
  }
  return [...left]
}

/** How many keys fit into a header. */
export const keysIn = (bytes: number) => Math.floor((bytes + 1) / (KEY_LENGTH + 1))
