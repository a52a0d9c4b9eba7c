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

async function migration(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    throw new Error('name the migration in small letters: npm run migration -- add_dealers')
  for (const dialect of dialects) {
    const before = new Set(readdirSync(migrationsFolder(dialect)))
    await withConfig(dialect, async (config) => {
      const db = await schemaOf(config, dialect)
      await db.createMigration({ migrationName: name, payload: db.payload, forceAcceptWarning: true })
    })
    const folder = migrationsFolder(dialect)
    const written = readdirSync(folder).filter((file) => !before.has(file))
    const text = (file) => readFileSync(join(folder, file), 'utf8')
    const programs = written.filter((file) => file.endsWith('.ts'))
    // Payload asks before it writes one without a statement, or leaves the process; told not to ask, it writes it.
    const isEmpty = !programs.some((file) => text(file).includes('sql`'))
    if (isEmpty) for (const file of written) rmSync(join(folder, file))
    else for (const file of programs) writeFileSync(join(folder, file), mended(text(file)))
    console.log(`${dialect}: ${isEmpty ? 'nothing to migrate' : 'written'}`)
    writeIndex(dialect)
  }
}

await (command === 'types' ? types(rest.includes('--check')) : migration(rest[0]))
process.exit()
