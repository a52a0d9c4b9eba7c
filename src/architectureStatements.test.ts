/**
 * Statements name tables and columns through their types (`cms/tables.ts`, docs/decisions/051): the text of a template
 * spells none, since the compiler would not notice a rename.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

const generated = readFileSync(readSource('cms/tables.generated.ts'), 'utf8')
const tables = new Set([...generated.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] ?? ''))
const columns = new Set([...generated.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''))

/** Words of SQL that are names of columns too, where they stand unquoted and call nothing. */
const sqlWords = new Set(['from', 'by', 'group', 'order', 'of', 'rows'])

/** What a template or a text may spell all the same, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The condition of an index, as the migrations hold it: its columns come from the schema itself.
  'cms/binIndexes.ts': ['deleted_at'],
  // The column of a pragma.
  'cms/vacuum.ts': ['page_size'],
  // SQLite's own tables and columns, and the list of migrations, which both sides of a backup have.
  'features/backups/rows/sqlite.ts': ['name', 'type', 'id', 'value'],
  'features/backups/rows/postgres.ts': ['name', 'type', 'id', 'value'],
  // SQLite's own columns of `json_each`.
  'cms/recordset.ts': ['value'],
}

interface Template {
  /** Without what is interpolated. */
  text: string
  end: number
}

/** The template literal that begins behind `start`, a backtick; templates within its holes are found on their own. */
function templateAt(source: string, start: number): Template {
  let text = ''
  for (let at = start + 1; at < source.length; at++) {
    const sign = source[at]
    if (sign === '`') return { text, end: at }
    if (sign === '\\') at++
    else if (sign === '$' && source[at + 1] === '{') {
      at = holeEnd(source, at + 2)
      text += ' ◇ '
    } else text += sign
  }
  throw new Error('a template without an end')
}

function holeEnd(source: string, start: number): number {
  let depth = 1
  for (let at = start; at < source.length; at++) {
    const sign = source[at]
    if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
    else if (sign === '`') at = templateAt(source, at).end
    else if (sign === "'" || sign === '"') at = source.indexOf(sign, at + 1)
  }
  throw new Error('a hole without an end')
}

const templatesIn = (source: string): Template[] =>
  [...source.matchAll(/\bsql(?:<[^`(]*>)?`/g)].map(({ 0: tag, index }) => templateAt(source, index + tag.length - 1))

/** Names of tables and columns that a statement's text spells, beside its own texts and SQL's words. */
function namesIn(text: string): string[] {
  const statement = text.replace(/'(?:[^']|'')*'/g, "''")
  return [...statement.matchAll(/(::|\bas\s+)?("?)\b([a-z_][a-z0-9_]*)\b("?)(\()?/gi)].flatMap(
    ([, before, quote, name = '', , call]) => {
      // A type, the name of a result, or a function.
      const isOther = !quote && (before !== undefined || call !== undefined || sqlWords.has(name.toLowerCase()))
      return !isOther && (tables.has(name) || columns.has(name)) ? [name] : []
    },
  )
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Statements, or parts of one, as plain text: in `sql.raw` and where a string begins like a statement. */
function rawTextsIn(source: string): string[] {
  const raw = [...source.matchAll(/\bsql\.(?:raw|identifier)\(\s*(['"`])(.*?)\1/gs)].map((match) =>
    (match[2] ?? '').replace(/\$\{[^}]*\}/g, ''),
  )
  const statements = [
    ...source.matchAll(
      /(['"`])\s*(?:select\s|insert into\s|update\s+["\w]+\s+set\s|delete from\s|with\s+\w+\s+as\s)(?:(?!\1).)*/gs,
    ),
  ]
  return [
    ...raw,
    ...statements.filter(({ index }) => !/\bsql(?:<[^`(]*>)?$/.test(source.slice(0, index))).map(([all]) => all),
  ]
}

test('no statement spells the name of a table or a column in its text', () => {
  const found = sourceFiles(/\.tsx?$/).flatMap((file) => {
    const source = withoutComments(readFileSync(readSource(file), 'utf8'))
    if (!source.includes('sql')) return []
    const texts = [...templatesIn(source).map(({ text }) => text), ...rawTextsIn(source)]
    const allowed = exceptions[file] ?? []
    return [...new Set(texts.flatMap(namesIn))]
      .filter((name) => !allowed.includes(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

test('what a text spells is found, and what is SQL’s own is not', () => {
  expect(namesIn('update members set ◇ = ◇ where id = ◇')).toEqual(['members', 'id'])
  expect(namesIn('select m."to" from ◇ as m')).toEqual(['to'])
  expect(namesIn("select count(*) as n, cast(◇ as text), ◇::text from ◇ where ◇ = 'state' order by n")).toEqual([])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source that is read
  expect(templatesIn("sql`a ${b ? sql`state = '}'` : sql``} c`").map(({ text }) => text)).toEqual([
    'a  ◇  c',
    "state = '}'",
    '',
  ])
  expect(rawTextsIn("run('select id from members')")).toEqual(["'select id from members"])
})
