/** Reads a backup as a restore would, and says what is wrong with it. */
import { type BackupEntry, contentsOf, OBJECTS, objectsOf } from './entries'
import { rowsOf, uploadsOf } from './refill'
import { sumOf } from './rows/digest'
import type { Seal } from './seal'
import type { Store } from './stores/store'

export interface Verified {
  /** `read`: every byte; `present`: it is encrypted and no key was given, so only what is missing was found. */
  how: 'read' | 'present'
  /** Lines for the operator; empty when nothing is wrong. */
  errors: readonly string[]
}

const MOST_ERRORS = 20

async function missingObjects(store: Store, { id }: BackupEntry): Promise<string[]> {
  const stored = new Set<string>()
  for await (const { key } of store.list(OBJECTS)) stored.add(key)
  return (await objectsOf(store, id)).filter((key) => !stored.has(key)).map((key) => `${key} is missing`)
}

export async function verifyEntry(
  store: Store,
  entry: BackupEntry,
  seal: Seal,
  report: (part: string) => void,
): Promise<Verified> {
  const errors: string[] = []
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => errors.push(error instanceof Error ? error.message : String(error)))
  }
  await attempt(async () => void errors.push(...(await missingObjects(store, entry))))
  if (entry.sealedFor && !seal.open) return { how: 'present', errors: errors.slice(0, MOST_ERRORS) }
  await attempt(async () => {
    const { tables, uploads } = await contentsOf(store, entry, seal)
    const source = rowsOf(store, tables, seal)
    for (const table of tables)
      await attempt(async () => {
        report(table.name)
        const { rows, digest } = await sumOf(table.name, source.rows(table))
        if (digest !== table.digest)
          errors.push(`${table.name}: ${table.rows} rows were expected, ${rows} were read, and they differ`)
      })
    const read = uploadsOf(store, uploads, seal)
    for (const { key } of uploads)
      await attempt(async () => {
        report(key)
        await read(key)
      })
  })
  return { how: 'read', errors: errors.slice(0, MOST_ERRORS) }
}
