/** Import and export for the operator's command, without a user. */
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import type { Import } from '../../cms/types'
import { writeNewFile } from '../../platform/newFile'
import { DEALERS } from '../dealers'
import { recordAccess } from '../privacy'
import { checkImport, recordImport, runImport } from './begin'
import { localRequest } from './documents'
import { exportRows, type Format, formats } from './exportFile'
import { type LineError, readLines } from './rows'
import type { ImportTarget } from './targets'

/** Lines with errors that are reported. */
const ERRORS = 50
/** Milliseconds between two looks at the progress. */
const LOOK = 500
/** Milliseconds without progress after which no site seems to run: a worker begins within a second. */
const PATIENCE = 30_000

export interface RefusedLine {
  line: number
  number: string
  /** By column; an empty one is the whole line. */
  errors: { column: string; message: string }[]
}

const importOf = (payload: BasePayload, id: number): Promise<Import> =>
  payload.findByID({ collection: 'imports', id, depth: 0 })

/** Reads a file and compares it with what is stored: nothing changes. `faulty`: the first 50 lines with errors. */
export async function readImport(
  payload: BasePayload,
  { path, target }: { path: string; target: ImportTarget },
): Promise<{ found: Import; faulty: RefusedLine[] }> {
  const req = await localRequest(payload)
  const recorded = await recordImport(payload, { filename: basename(path), target, by: 'merkevei import' })
  await checkImport(req, recorded, target, path)
  const lines = await readLines(req, recorded.id, { kinds: ['error'], after: 0, limit: ERRORS })
  return {
    found: await importOf(payload, recorded.id),
    faulty: lines.map(({ line, number, difference }) => ({
      line,
      number,
      errors: (difference as readonly LineError[]).map(({ column, en }) => ({ column, message: en })),
    })),
  }
}

/** Takes back an import that was read and not carried out. */
export async function discardImport(payload: BasePayload, { id }: Import): Promise<void> {
  await payload.delete({ collection: 'imports', id })
}

/**
 * Has the running site carry out a checked import, and waits until it is `done` or `stopped`. It remains `running` where
 * no site takes it up: the next start does.
 */
export async function carryOutImport(
  payload: BasePayload,
  checked: Import,
  onProgress: (applied: number, steps: number) => void,
): Promise<Import | 'busy'> {
  const started = await runImport(payload, checked)
  if (started === 'busy') return 'busy'
  if (started === 'notReady') throw new Error('This import was not read without errors.')
  let [found, movedAt] = [started, Date.now()]
  while (found.state === 'running' && Date.now() - movedAt < PATIENCE) {
    await wait(LOOK)
    const now = await importOf(payload, found.id)
    if (now.applied !== found.applied || now.round !== found.round) movedAt = Date.now()
    found = now
    onProgress(found.applied, found.steps)
  }
  return found
}

/** Writes all documents of the kind to a new file, as `import` reads them. Returns their number. */
export async function exportToFile(
  payload: BasePayload,
  { target, format, path }: { target: ImportTarget; format: Format; path: string },
): Promise<number> {
  const req = await localRequest(payload)
  // The heading is no document.
  let rows = -1
  async function* counted() {
    for await (const row of exportRows(req, target)) {
      yield row
      rows++
    }
  }
  // Dealer rows contain contact persons.
  if (target.name === DEALERS)
    await recordAccess(payload, { name: 'merkevei export' }, { action: 'exported', of: 'Forhandlere' }, Date.now())
  await writeNewFile(path, formats[format].write(counted()))
  return rows
}
