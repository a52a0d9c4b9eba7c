/** How an import begins: its file is checked, and then it is handed to the worker. */
import type { BasePayload, PayloadRequest } from 'payload'
import type { Import } from '../../cms/types'
import { checkFile } from './check'
import { fileMessages } from './messages'
import type { ImportTarget } from './targets'

/** Stores that a file is being read. `by`: who brought it. */
export const recordImport = (
  payload: BasePayload,
  { filename, target, by }: { filename: string; target: ImportTarget; by: string },
): Promise<Import> =>
  payload.create({
    collection: 'imports',
    data: { filename, target: target.name, state: 'checking', by } as Import,
    depth: 0,
  })

/** Reads the file at `path`: afterwards the import is `ready` or `refused`, and has its lines. */
export async function checkImport(
  req: PayloadRequest,
  { id, filename }: Import,
  target: ImportTarget,
  path: string,
): Promise<void> {
  const { payload } = req
  const note = (data: Partial<Import>) => payload.update({ collection: 'imports', id, data, depth: 0 })
  try {
    const onProgress = async (counts: Partial<Import>) => void (await note(counts))
    const checked = await checkFile(req, { path, filename, importId: id, target, onProgress })
    if ('error' in checked) return void (await note({ state: 'refused', error: checked.error }))
    const { counts, later } = checked
    const lines = counts.created + counts.changed
    await note({ ...counts, state: counts.errors > 0 ? 'refused' : 'ready', steps: later ? lines * 2 : lines })
  } catch (error) {
    payload.logger.error({ err: error, import: id }, 'a file could not be read in')
    await note({ state: 'refused', error: fileMessages.unexpected }).catch(() => {})
  }
}

/** Hands a checked import, or one that stopped, to the worker. `busy`: another of the same kind is under way. */
export async function runImport(payload: BasePayload, found: Import): Promise<Import | 'busy' | 'notReady'> {
  const other = await payload.count({
    collection: 'imports',
    where: { and: [{ target: { equals: found.target } }, { state: { equals: 'running' } }] },
  })
  if (other.totalDocs > 0) return 'busy'
  if (found.state !== 'ready' && found.state !== 'stopped') return 'notReady'
  return payload.update({
    collection: 'imports',
    id: found.id,
    data: { state: 'running', error: null },
    depth: 0,
  })
}
