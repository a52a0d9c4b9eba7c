/** Slugs of collections and globals, and names of tables, are names of a feature: no file outside of it spells them. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureOf, readSource, sourceFiles } from './architectureSources'
import { snakeCase } from './lib/snakeCase'
import { program } from './program'

/** Name → feature that it belongs to. */
const slugs = new Map<string, string>()
const tables = new Map<string, string>()
for (const { name, collections = [], globals = [] } of program) {
  const configs = [...collections.map((entry) => ('collection' in entry ? entry.collection : entry)), ...globals]
  for (const { slug, dbName } of configs) {
    slugs.set(slug, name)
    tables.set(typeof dbName === 'string' ? dbName : snakeCase(slug), name)
  }
}

/** A slug of several words is nothing else; one that is an ordinary word (`pages`) counts only where a slug is expected. */
const isUnmistakable = (slug: string) => /[A-Z-]/.test(slug)
const expectsSlug = new RegExp(
  [
    /\b(?:collections?|globals?|slug|relationTo|enabledCollections|collectionSlug|globalSlug)['"]?\]?\s*(?::|===|!==|=)\s*/,
    /\b(?:reader|payload\.db)\.\w+(?:<[^()]*>)?\(\s*/,
    // Functions of a file that read documents, with or without the database before the slug.
    /\b(?:find|documents)(?:<[^()]*>)?\(\s*(?:\w+,\s*)?/,
    // The tags of a change; a tag of the whole collection is its slug.
    /\btags\.(?:includes|has)\(\s*/,
    // Whose users sign in to the admin.
    /\buser:\s*/,
    // Columns of an import: header, field, collection.
    /\brelations?\((?:\s*'[^']*',){2}\s*/,
    /\bConfig\['(?:collections|globals)'\]\[/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|')
    .replace(/^/, '(?:')
    .concat(String.raw`)\[?(?:\s*['"]\w+['"],)*\s*$`),
)

/** A field may be called as what it relates to; in the columns of an import it stands after the header. */
const namesField = /(?:\bname: |\brelations?\(\s*'[^']*',\s*)$/

/** Comments may name anything. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

function slugsIn(text: string): string[] {
  return [...text.matchAll(/(['"`])([\w-]+)\1/g)].flatMap((match) => {
    const slug = match[2] ?? ''
    if (!slugs.has(slug) || namesField.test(text.slice(Math.max(0, match.index - 120), match.index))) return []
    return isUnmistakable(slug) || expectsSlug.test(text.slice(Math.max(0, match.index - 120), match.index))
      ? [slug]
      : []
  })
}

/** The table that an SQL name stands for: its own, or one that Payload derives (`_pages_v`, `pages_locales`). */
function tableOf(name: string): string | undefined {
  const plain = name.replace(/^_/, '')
  const found = [...tables.keys()].filter(
    (table) =>
      plain === table ||
      (table.includes('_') && plain.startsWith(`${table}_`)) ||
      (/^_(v|locales|rels)/.test(plain.slice(table.length)) && plain.startsWith(table)),
  )
  return found.sort((a, b) => b.length - a.length)[0]
}

function tablesIn(text: string): string[] {
  const inSql = [...text.matchAll(/\b(?:from|join|into|update|table)\s+\\?["`]?(_?[a-z][a-z0-9_]*)\b/gi)]
    // “from pages” is English too, unless a statement stands around it.
    .filter(({ index }) =>
      /\b(?:select|delete|insert|set|alter)\b/i.test(text.slice(Math.max(0, index - 200), index + 80)),
    )
    .map((match) => match[1] ?? '')
  const declared = /\/cms\/tables'/.test(text)
    ? [...text.matchAll(/\btable\('(\w+)'\)/g)].map((match) => match[1] ?? '')
    : []
  const quoted = [...text.matchAll(/["'`](_?[a-z]+(?:_[a-z0-9]+)+)["'`]/g)].map((match) => match[1] ?? '')
  return [...inSql, ...declared, ...quoted].flatMap((name) => tableOf(name) ?? [])
}

/** `file: name` of what a file spells and may not know. */
const spelled = sourceFiles(/\.tsx?$/)
  .filter((file) => file !== 'cms/types.ts' && file !== 'cms/tables.generated.ts')
  .flatMap((file) => {
    const text = withoutComments(readFileSync(readSource(file), 'utf8'))
    const foreign = (owners: Map<string, string>) => (name: string) => owners.get(name) !== featureOf(file)
    const names = [...slugsIn(text).filter(foreign(slugs)), ...tablesIn(text).filter(foreign(tables))]
    return [...new Set(names)].sort().map((name) => `${file}: ${name}`)
  })

test('no file outside a feature spells its slugs and tables', () => {
  expect(spelled).toEqual([])
})

test('no file outside a feature spells the fields and paths of its lists and screens', () => {
  const names = program.flatMap(({ name, listPages = [], screens = [] }) =>
    [...listPages.flatMap(({ field, defaultPath }) => [field, defaultPath]), ...screens].map((spelling) => ({
      name,
      spelling,
    })),
  )
  const found = sourceFiles(/\.tsx?$/).flatMap((file) => {
    // Every page has the search field, and links lead to articles in every site.
    if (['cms/types.ts', 'web/screens.ts'].includes(file)) return []
    const text = withoutComments(readFileSync(readSource(file), 'utf8'))
    return names
      .filter(({ name, spelling }) => name !== featureOf(file) && new RegExp(`['"\`.]${spelling}\\b`).test(text))
      .map(({ spelling }) => `${file}: ${spelling}`)
  })
  expect(found).toEqual([])
})

test('who has a role is asked of `cms/access/roles.ts` alone, in the browser too', () => {
  const asking = sourceFiles(/\.tsx?$/).filter((file) => {
    const text = withoutComments(readFileSync(readSource(file), 'utf8'))
    return file !== 'cms/access/roles.ts' && /\buser\)?\??\.role\s*[!=]==\s*['"]/.test(text)
  })
  expect(asking).toEqual([])
})

test('each task that one process runs has an advisory key of its own', () => {
  const keys = sourceFiles(/\.ts$/).flatMap((file) =>
    [...readFileSync(readSource(file), 'utf8').matchAll(/\b(?:advisoryKey: |ADVISORY_KEY = )([\d_]+)/g)].map(
      ([, key]) => key,
    ),
  )
  expect(keys.length).toBeGreaterThan(1)
  expect(keys).toEqual([...new Set(keys)])
})
