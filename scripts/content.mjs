/**
 * What a developer runs after changing what is stored:
 *
 *     npm run types                    src/cms/types.ts and src/cms/tables.generated.ts from the collections
 *     npm run types -- --check         only says whether these are what the collections give
 *     npm run migration -- <name>      a migration for SQLite and one for PostgreSQL
 *
 * Loads the configuration from the sources through Vite, so that nothing needs to be built first.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { contractions } from './contractions.mjs'
import { mended } from './mend-migration.mjs'

const [command, ...rest] = process.argv.slice(2)
const dialects = ['sqlite', 'postgres']
const migrationsFolder = (dialect) => join(process.cwd(), 'src/cms/migrations', dialect)

/** Runs `use` with a configuration of the dialect, on a temporary database. */
async function withConfig(dialect, use) {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    logLevel: 'error',
  })
  try {
    process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'merkevei-'))
    process.env.DATABASE_URL =
      dialect === 'postgres' ? 'postgres://nobody@127.0.0.1:1/none' : `file:${join(process.env.DATA_DIR, 'x.db')}`
    const { default: config } = await vite.ssrLoadModule('/src/server/payloadConfig.ts')
    await use(await config())
  } finally {
    await vite.close()
  }
}

/** Payload's migrations are TypeScript of its own style; the index lists them in order. */
function writeIndex(dialect) {
  const names = readdirSync(migrationsFolder(dialect))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
  const imports = names.map((name) => `import * as m${name.slice(0, 15)} from './${name}'`)
  const entries = names.map(
    (name) => `  { up: m${name.slice(0, 15)}.up, down: m${name.slice(0, 15)}.down, name: '${name}' },`,
  )
  const text = `/** The migrations, oldest first. Written by \`npm run migration\`; a migration that has landed never changes. */\n${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n]\n`
  writeFileSync(join(migrationsFolder(dialect), 'index.ts'), text)
}

/** The columns of what an adapter stores, when it has built its schema; a table a line, so that a change can be read. */
function tableTypes({ rawTables }) {
  const lines = Object.values(rawTables)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, columns }) => {
      const names = Object.values(columns).map((column) => `'${column.name}'`)
      return `  ${name}: ${names.join(' | ')}`
    })
  return `/** The columns of each stored table, the same in both dialects. Written by \`npm run types\`. */
export interface TableColumns {
${lines.join('\n')}
}
`
}

/** Its schema built, without a connection. */
async function schemaOf(config, key) {
  const { getPayload } = await import('payload')
  return (await getPayload({ config, disableOnInit: true, disableDBConnect: true, key })).db
}

async function types(isCheck) {
  const { generateTypes } = await import('payload/node')
  const folder = isCheck ? mkdtempSync(join(tmpdir(), 'merkevei-types-')) : join(process.cwd(), 'src/cms')
  try {
    await withConfig('sqlite', async (config) => {
      config.typescript.outputFile = join(folder, 'types.ts')
      await generateTypes(config, { log: false })
      writeFileSync(join(folder, 'tables.generated.ts'), tableTypes(await schemaOf(config, 'types')))
    })
    if (!isCheck) return
    for (const file of ['types.ts', 'tables.generated.ts']) {
      const [fresh, kept] = [folder, 'src/cms'].map((at) => readFileSync(join(at, file), 'utf8'))
      if (fresh === kept) continue
      const known = new Set(kept.split('\n'))
      const changed = fresh.split('\n').filter((line) => !known.has(line))
      console.error(`src/cms/${file} is not what the collections give: npm run types\n${changed.join('\n')}`)
      process.exitCode = 1
    }
  } finally {
    if (isCheck) rmSync(folder, { recursive: true })
  }
}

/** Writes a migration for the dialect; the files that it wrote, and what the version before would not survive. */
async function writeMigration(dialect, name) {
  const folder = migrationsFolder(dialect)
  const before = new Set(readdirSync(folder))
  await withConfig(dialect, async (config) => {
    const db = await schemaOf(config, dialect)
    await db.createMigration({ migrationName: name, payload: db.payload, forceAcceptWarning: true })
  })
  const files = readdirSync(folder)
    .filter((file) => !before.has(file))
    .map((file) => join(folder, file))
  const programs = files.filter((file) => file.endsWith('.ts'))
  const text = (file) => readFileSync(file, 'utf8')
  // Payload asks before it writes one without a statement, or leaves the process; told not to ask, it writes it.
  const isEmpty = !programs.some((file) => text(file).includes('sql`'))
  for (const file of programs) writeFileSync(file, mended(text(file)))
  return {
    dialect,
    files,
    // A new migration is found from the newest snapshot alone.
    olderSnapshots: [...before].filter((file) => file.endsWith('.json')).map((file) => join(folder, file)),
    isEmpty,
    taken: dialect === 'postgres' ? programs.flatMap((file) => contractions(text(file))) : [],
  }
}

async function migration(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    throw new Error('name the migration in small letters: npm run migration -- add_dealers')
  const written = []
  for (const dialect of dialects) written.push(await writeMigration(dialect, name))
  const taken = name.startsWith('contract_') ? [] : written.flatMap((one) => one.taken)
  for (const { dialect, files, olderSnapshots, isEmpty } of written) {
    const isKept = !isEmpty && taken.length === 0
    for (const file of isKept ? olderSnapshots : files) rmSync(file)
    if (taken.length === 0) console.log(`${dialect}: ${isEmpty ? 'nothing to migrate' : 'written'}`)
    writeIndex(dialect)
  }
  if (taken.length === 0) return
  console.error(
    `Nothing is written: the version before this one would not survive it beside the new one.\n${taken.map((line) => `  ${line}`).join('\n')}\nRelease a version that does without it first; then npm run migration -- contract_${name} (CONTRIBUTING.md#migrations).`,
  )
  process.exitCode = 1
}

await (command === 'types' ? types(rest.includes('--check')) : migration(rest[0]))
process.exit()
