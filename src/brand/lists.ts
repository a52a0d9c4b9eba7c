/** The lists of a brand folder: what the catalogue and the dealer finder are made of, forms, and reusable blocks. */
import { basename, join } from 'node:path'
import { BrandError } from './brandError'
import type { Kind } from './names'
import { readYamlIfThere, type Yaml } from './yaml'

export interface NamedList {
  kind: Kind
  /** Slug; the program may lack it, and then the list must be empty (`check.ts`). */
  collection: string
  /** File name, for error messages. */
  file: string
  /** By what other files call them. */
  entries: ReadonlyMap<string, Yaml>
  /** Field that an entry must have in a language to be there in it. */
  needs: string
  /** Fields that may name entries of the same list or of later ones: filled in when all are there. */
  later: readonly string[]
}

/** Entries of a list, keyed by one of their fields. */
function byField(file: string, given: unknown, field: string): Map<string, Yaml> {
  if (given === undefined || given === null) return new Map()
  if (!Array.isArray(given)) throw new BrandError(`${file}: expected a list`)
  const entries = new Map<string, Yaml>()
  for (const entry of given as Yaml[]) {
    const name = String(entry[field])
    if (entries.has(name)) throw new BrandError(`${file}: there are two of “${name}”`)
    entries.set(name, entry)
  }
  return entries
}

/** `{ effekt: '8,0' }` as the rows that are stored. */
function withSpecifications(article: Yaml): Yaml {
  const { specifications } = article
  if (!specifications) return article
  const rows = Object.entries(specifications).map(([specification, value]) => ({ specification, value: String(value) }))
  return { ...article, specifications: rows }
}

/** In the order in which they can be loaded. */
export function readLists(folder: string): NamedList[] {
  const fileOf = (name: string) => join(folder, name)
  const dealers = fileOf('dealers.yaml')
  const catalogue = fileOf('catalogue.yaml')
  const articles = fileOf('articles.yaml')
  const reusable = fileOf('reusable.yaml')
  const newsletter = fileOf('newsletter.yaml')
  const news = fileOf('posts.yaml')
  const forms = fileOf('forms.yaml')
  const sold = (readYamlIfThere(dealers) ?? {}) as Yaml
  const sorted = (readYamlIfThere(catalogue) ?? {}) as Yaml
  const written = (readYamlIfThere(newsletter) ?? {}) as Yaml
  const held = fileOf('events.yaml')
  const planned = (readYamlIfThere(held) ?? {}) as Yaml
  const posted = (readYamlIfThere(news) ?? {}) as Yaml
  const made = [...byField(articles, readYamlIfThere(articles), 'number')]
  const list = (
    kind: Kind,
    collection: string,
    path: string,
    entries: ReadonlyMap<string, Yaml>,
    { needs = 'name', later = [] as readonly string[] } = {},
  ): NamedList => ({ kind, collection, file: basename(path), entries, needs, later })
  return [
    list('service', 'services', dealers, byField(dealers, sold.services, 'slug')),
    list('productLine', 'productLines', catalogue, byField(catalogue, sorted.productLines, 'slug')),
    list('articleGroup', 'articleGroups', catalogue, byField(catalogue, sorted.groups, 'slug'), { later: ['parent'] }),
    list('specification', 'specifications', catalogue, byField(catalogue, sorted.specifications, 'slug')),
    list('article', 'articles', articles, new Map(made.map(([name, article]) => [name, withSpecifications(article)])), {
      later: ['related', 'variantOf', 'body'],
    }),
    list(
      'subscriberGroup',
      'subscriberGroups',
      newsletter,
      new Map(Object.entries((written.groups ?? {}) as Yaml)) as Map<string, Yaml>,
    ),
    list('form', 'forms', forms, byField(forms, readYamlIfThere(forms), 'slug')),
    list(
      'reusable',
      'reusableBlocks',
      reusable,
      new Map(Object.entries((readYamlIfThere(reusable) ?? {}) as Yaml)) as Map<string, Yaml>,
      {
        needs: 'body',
      },
    ),
    list('postCategory', 'postCategories', news, byField(news, posted.categories, 'slug')),
    list('post', 'posts', news, byField(news, posted.posts, 'slug'), { needs: 'title', later: ['related', 'body'] }),
    list('dealer', 'dealers', dealers, byField(dealers, sold.dealers, 'number')),
    list('event', 'events', held, byField(held, planned.events, 'slug'), { needs: 'title' }),
  ]
}
