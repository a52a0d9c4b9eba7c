/** What a brand folder calls things, and the documents that they became. */
import { basename } from 'node:path'
import { BrandError } from './brandError'
import type { Brand } from './folder'

/** Each gives the id of what has the name, or throws an error that says which name there is not. */
export interface Names {
  /** As in `pictures.yaml`, or the path of a logo. */
  picture(name: string): number
  /** File name in `pages/`, without `.yaml`. */
  page(name: string): number
  /** Article number. */
  article(number: string): number
  /** Name in `reusable.yaml`. */
  reusable(name: string): number
  /** File name in `files/`. */
  file(name: string): number
}

export type Ids = Record<keyof Names, Map<string, number>>

export function noIds(): Ids {
  return { picture: new Map(), page: new Map(), article: new Map(), reusable: new Map(), file: new Map() }
}

export function namesOf(ids: Ids): Names {
  const find = (kind: keyof Names) => (name: string) => {
    const id = ids[kind].get(name)
    if (id === undefined) throw new BrandError(`there is no ${kind} “${name}”`)
    return id
  }
  return {
    picture: find('picture'),
    page: find('page'),
    article: find('article'),
    reusable: find('reusable'),
    file: find('file'),
  }
}

/** The names that the folder gives, for reading it before anything has an id. */
export function namesIn({ pictures, logos, pages, articles, reusable, files }: Brand): Names {
  const ids = noIds()
  for (const name of [...pictures.keys(), ...logos]) ids.picture.set(name, 0)
  for (const name of pages.keys()) ids.page.set(name, 0)
  for (const { number } of articles) ids.article.set(String(number), 0)
  for (const name of reusable.keys()) ids.reusable.set(name, 0)
  for (const { path } of files) ids.file.set(basename(path), 0)
  return namesOf(ids)
}
