/** Endpoints of the admin: upload a file, list its lines, apply it, export everything. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorRoles } from '../../cms/access/roles'
import { errorResponse, forRoles, notFound, readInput, typedText } from '../../cms/rest/endpoint'
import type { Import } from '../../cms/types'
import { DEALERS } from '../dealers'
import { recordExport } from '../privacy'
import { checkImport, recordImport, runImport } from './begin'
import { exportRows, formats, isFormat } from './exportFile'
import { fileMessages } from './messages'
import { type ImportLine, readLines } from './rows'
import { targetOf } from './targets'

/** Maximum number of lines of a preview in one response. */
const PREVIEW = 50

/**
 * `POST /api/imports/upload`, multipart with `file` and `_payload` `{ target }` → 201 with the import; the file is read
 * in the background.
 */
const upload: Endpoint = {
  path: '/upload',
  method: 'post',
  handler: forRoles(editorRoles, async (req) => {
    const target = targetOf((await readInput(req, z.object({ target: typedText })))?.target)
    if (!req.file || !target) return errorResponse(req, 400, fileMessages.noFile)
    const path = join(tmpdir(), `import-${randomUUID()}`)
    await writeFile(path, req.file.data)
    const started = await recordImport(req.payload, {
      filename: req.file.name,
      target,
      by: (req.user as { name?: string } | null)?.name ?? '',
    })
    // The response does not wait: the admin shows the progress.
    void checkImport(req, started, target, path).finally(() => rm(path, { force: true }))
    return Response.json({ doc: started }, { status: 201 })
  }),
}

async function importOf(req: PayloadRequest): Promise<Import | null> {
  const id = Number(req.routeParams?.id)
  return req.payload.findByID({ collection: 'imports', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}

const kinds: readonly ImportLine['kind'][] = ['error', 'change', 'create']

/** `GET /api/imports/:id/lines?kind=error&after=0`, `kind` `error`, `change` or `create`, → `{ lines, more }`, at most 50. */
const lines: Endpoint = {
  path: '/:id/lines',
  method: 'get',
  handler: forRoles(editorRoles, async (req) => {
    const found = await importOf(req)
    if (!found) return notFound(req)
    const kind = kinds.find((one) => one === req.query.kind) ?? 'error'
    const after = Number(req.query.after) || 0
    const read = await readLines(req, found.id, { kinds: [kind], after, limit: PREVIEW + 1 })
    const shown = read.slice(0, PREVIEW).map(({ line, number, difference }) => ({ line, number, difference }))
    return Response.json({ lines: shown, more: read.length > PREVIEW })
  }),
}

/** `POST /api/imports/:id/run`: applies a checked import; continues one that stopped. */
const run: Endpoint = {
  path: '/:id/run',
  method: 'post',
  handler: forRoles(editorRoles, async (req) => {
    const found = await importOf(req)
    if (!found) return notFound(req)
    const doc = await runImport(req.payload, found)
    if (doc === 'busy') return errorResponse(req, 409, fileMessages.busy)
    if (doc === 'notReady') return errorResponse(req, 409, fileMessages.unexpected)
    return Response.json({ doc })
  }),
}

/** `GET /api/imports/export?target=articles&format=csv`: everything, published or not. */
const exporting: Endpoint = {
  path: '/export',
  method: 'get',
  handler: forRoles(editorRoles, async (req) => {
    const target = targetOf(req.query.target)
    const { format } = req.query
    if (!target || !isFormat(format)) return errorResponse(req, 400, req.t('error:notFound'))
    // Dealer rows contain contact persons.
    if (target.name === DEALERS) await recordExport(req, 'Forhandlere')
    const { write, type } = formats[format]
    const day = new Date().toISOString().slice(0, 10)
    return new Response(Readable.toWeb(Readable.from(write(exportRows(req, target)))) as ReadableStream, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${target.name}-${day}.${format}"`,
        'cache-control': 'private, no-store',
      },
    })
  }),
}

export const importEndpoints: Endpoint[] = [upload, exporting, lines, run]
