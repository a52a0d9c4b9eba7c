/** What documents and comments send their readers to is there: files of the repository, and headings of documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].concat(
  readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? [join('docs', name)] : [],
  ),
)

/** Sources and documents that may point to a document; what `admin` has built is left out. */
const pointing = ['src', 'tests', 'docs', 'cli', 'bin', 'scripts', 'bench', 'demo', 'admin/app', 'admin', '.'].flatMap(
  (folder) => {
    const recursive = folder !== 'admin' && folder !== '.'
    const names = readdirSync(folder, { recursive, encoding: 'utf8' })
    return names.filter((name) => /\.(?:tsx?|[mc]?js|css|md)$/.test(name)).map((name) => join(folder, name))
  },
)

/** Whether a path belongs to a feature that was taken out of the program: what documents say of it waits for its return. */
const isOfAbsentFeature = (path: string): boolean => {
  const [folder] = /^src\/features\/[^/]+/.exec(path) ?? []
  return folder !== undefined && !existsSync(folder)
}

/** Whether the text is about a feature that was taken out: what it names beside paths cannot be told from a slip. */
const namesAbsentFeature = (text: string): boolean =>
  [...text.matchAll(/\bfeatures\/(\w+)\b(?!\.)/g)].some(([, name = '']) => !existsSync(join('src/features', name)))

/** Paths of the repository in backticks, without a heading. Placeholders, patterns and what a build makes are no files. */
function namedPaths(text: string): string[] {
  const paths = text.matchAll(/`((?:src|tests|docs|scripts|cli|bench|admin|demo)\/[^`\s#]*)(?:#[\w-]+)?`/g)
  return [...paths].map(([, path = '']) => path).filter((path) => !/[*<{[…]|^admin\/\.next$/.test(path))
}

/** Links to other documents and pictures, without the heading that they lead to. */
const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s…]+)/g)].map(([, file = '']) => file)

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): Set<string> {
  const prose = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const headings = [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/ /g, '-'),
    ),
  )
}

const known = new Map<string, Set<string>>()
function hasHeading(document: string, anchor: string): boolean {
  if (!existsSync(document)) return false
  const anchors = known.get(document) ?? anchorsOf(document)
  known.set(document, anchors)
  return anchors.has(anchor)
}

test.each(documents)('every file that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const missing = [...namedPaths(text), ...linkedFiles(text).map((file) => join(dirname(document), file))].filter(
    (path) => !existsSync(path) && !isOfAbsentFeature(path),
  )
  expect(missing).toEqual([])
})

/** Files by path, and the words in them, without comments: what a document calls by its name. */
const code = pointing.filter((path) => !path.endsWith('.md'))
const withNames = [...code.filter((path) => path !== join('src', 'docs.test.ts')), 'bench/search/queries.json']
const words = new Set(
  withNames.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ' ')
    return text.match(/\w+/g) ?? []
  }),
)

/** Names in documents that are not ours: of Node, and of another service's tokens. */
const foreignNames: readonly string[] = ['crypto.argon2', 'realm_access.roles']

/** In prose, without blocks of code. */
const quoted = (text: string, pattern: RegExp): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(pattern)].map(([, found = '']) => found)

test.each(documents)('every source file that %s names by a part of its path exists', (document) => {
  const text = readFileSync(document, 'utf8')
  if (namesAbsentFeature(text)) return
  const missing = [
    ...quoted(text, /`([\w.-][\w./-]*\.(?:tsx?|[mc]js|css))`/g).filter(
      (name) => !code.some((path) => path === name || path.endsWith(`/${name}`)),
    ),
    ...quoted(text, /`((?:brand|blocks|cms|features|lib|platform|server|web)\/[\w/-]*)`/g).filter(
      (name) => !existsSync(join('src', name)),
    ),
  ].filter((name) => !isOfAbsentFeature(name) && !isOfAbsentFeature(join('src', name)))
  expect(missing).toEqual([])
})

test.each(documents)('every function and field of ours that %s names occurs in the code', (document) => {
  const text = readFileSync(document, 'utf8')
  if (namesAbsentFeature(text)) return
  // Of several words (`recordAction`), or of an object (`reader.index`): others may be words of the language.
  const names = quoted(text, /`(_?[a-z]\w*(?:\.[a-z]\w*)*)(?:\(\))?`/g)
  const missing = names.filter(
    (name) =>
      (/[a-z][A-Z]/.test(name) || name.includes('.')) &&
      !foreignNames.includes(name) &&
      name.split('.').some((part) => !words.has(part)),
  )
  expect(missing).toEqual([])
})

/** Documents that a text names from the root of the repository, and in a document the targets of its links. */
function namedDocuments(path: string, text: string): string[] {
  const words = /(?<![\w:/.-])(?:docs\/[\w/-]+|README|ARCHITECTURE|CONTRIBUTING)\.md(?:#[\w-]+)?/g
  const links = path.endsWith('.md') ? text.matchAll(/\]\((?!https?:)([^)#\s…]*)#([^)\s]+)\)/g) : []
  return [
    ...[...text.matchAll(words)].map(([named]) => named),
    ...[...links].map(([, file, anchor]) => `${file ? join(dirname(path), file) : path}#${anchor}`),
  ]
}

test('every document and heading that code or documents name is there', () => {
  const missing = pointing.flatMap((path) =>
    namedDocuments(path, readFileSync(path, 'utf8')).flatMap((named) => {
      const [document = '', anchor] = named.split('#')
      const isThere = anchor === undefined ? existsSync(document) : hasHeading(document, anchor)
      return isThere ? [] : [`${path}: ${named}`]
    }),
  )
  expect(missing).toEqual([])
})

test('no comment or document refers to a paper outside the repository', () => {
  const outside =
    /\b[Ss]pec\s§|\bDESIGN\s|\b[Cc]ontracts?\s§|\b[Ss]pecification\s§|\b[Tt]he (?:design|spec(?:ification)?) (?:asks|says|demands|names|requires|wants|writes)\b/
  const found = pointing.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (outside.test(line) ? [`${path}:${at + 1}`] : [])),
  )
  expect(found).toEqual([])
})

const decisions = readdirSync('docs/decisions').filter((name) => /^\d{3}-/.test(name))

const partsOfRecord = ['Context', 'Decision', 'Alternatives', 'Consequences', 'When to revisit']

test('every decision has the form that the index asks for, and stands in it', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const wrong = decisions.filter((name) => {
    const text = readFileSync(join('docs/decisions', name), 'utf8')
    const head = new RegExp(
      `^# ${name.slice(0, 3)} .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (?:in force|superseded by \\[)`,
      'i',
    )
    const parts = ['Context', 'Decision', 'Consequences'].map((part) => text.indexOf(`\n## ${part}\n`))
    const inOrder = parts.every((at, of) => at > (parts[of - 1] ?? 0))
    const others = [...text.matchAll(/^## (.+)$/gm)].filter(([, heading = '']) => !partsOfRecord.includes(heading))
    return !head.test(text) || !inOrder || others.length > 0 || !index.includes(`(${name})`)
  })
  expect(wrong).toEqual([])
})

test('the index of the decisions has every number once, in order', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const numbers = [...index.matchAll(/^\| \[(\d{3})\]/gm)].map(([, number]) => number)
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, '0')))
  expect(numbers).toEqual(decisions.map((name) => name.slice(0, 3)))
  expect(numbers.length).toBeGreaterThan(50)
})

/** The value that a source gives a constant: a text, or a product of numbers. */
function constantIn(source: string, name: string): string | undefined {
  const [, written] = new RegExp(`const ${name} = (.+)$`, 'm').exec(readFileSync(source, 'utf8')) ?? []
  if (written === undefined || !/^[\d_. *]+$/.test(written)) return written?.replace(/^'(.*)'$/, '$1')
  return String(written.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1))
}

test('every constant of the behaviour has its value in the code', () => {
  const row = /^\| `([A-Z][A-Z_]+)` \| ([^|]+) \|[^|]+\|[^|]+\| `([^`]+)` \|$/gm
  const rows = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(row)].filter(
    ([, , , source = '']) => !isOfAbsentFeature(source),
  )
  const wrong = rows.flatMap(([, name = '', value, source = '']) => {
    const found = constantIn(source, name)
    return found === value ? [] : [`${name}: ${value} in the document, ${found} in ${source}`]
  })
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})
