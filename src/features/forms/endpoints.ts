/** Admin calls below `/api/formSubmissions`. */
import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { languageOf } from '../../cms/messages'
import { forRoles } from '../../cms/rest/endpoint'
import { writeCsv, writeXlsx } from '../imports'
import { recordExport, withoutSecrets } from '../privacy'
import { readAnswers } from './answers/answers'
import { exportRows } from './exportRows'
import { FORM_SUBMISSIONS } from './slugs'

const formats = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/** A limit below that of spreadsheets; larger exports are made in parts. */
const MAX_EXPORTED = 10_000

/** `GET /api/formSubmissions/export?form=3&format=xlsx`: the answers of one form, or of all. */
const exported: Endpoint = {
  path: '/export',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const { payload } = req
    const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
    const form = Number(req.query.form)
    const locale = languageOf(req)
    const { docs } = await payload.find({
      collection: FORM_SUBMISSIONS,
      ...(Number.isSafeInteger(form) && form > 0 ? { where: { form: { equals: form } } } : {}),
      sort: '-createdAt',
      depth: 0,
      limit: MAX_EXPORTED,
      pagination: false,
    })
    // Past the log of reading: the export is noted as one.
    await recordExport(req, 'Skjemasvar', docs.length)
    const clean = (text: string) => withoutSecrets(payload, text, locale) ?? ''
    const rows = docs.map((doc) => ({
      ...doc,
      note: clean(doc.note ?? ''),
      answers: readAnswers(doc.answers).map((answer) => ({ ...answer, text: clean(answer.text) })) as never,
    }))
    const { write, type } = formats[format]
    const day = new Date().toISOString().slice(0, 10)
    const table = Readable.from(exportRows(rows, locale))
    return new Response(Readable.toWeb(Readable.from(write(table))) as ReadableStream, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="skjemasvar-${day}.${format}"`,
        'cache-control': 'private, no-store',
      },
    })
  }),
}

export const submissionEndpoints: Endpoint[] = [exported]
