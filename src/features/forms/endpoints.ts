/** Admin calls below `/api/formSubmissions`. */
import { Readable } from 'node:stream'
import type { BasePayload, Endpoint, Where } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { newestInParts } from '../../cms/inParts'
import { languageOf } from '../../cms/messages'
import { forRoles } from '../../cms/rest/endpoint'
import type { FormSubmission } from '../../cms/types'
import type { Locale } from '../../lib/locales'
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

/** The notes and answers without what they hold of secrets. */
async function* withoutAnySecrets(
  payload: BasePayload,
  parts: AsyncIterable<FormSubmission[]>,
  locale: Locale,
): AsyncGenerator<FormSubmission[]> {
  const clean = (text: string) => withoutSecrets(payload, text, locale) ?? ''
  for await (const part of parts)
    yield part.map((submission) => ({
      ...submission,
      note: clean(submission.note ?? ''),
      answers: readAnswers(submission.answers).map((answer) => ({ ...answer, text: clean(answer.text) })) as never,
    }))
}

/** `GET /api/formSubmissions/export?form=3&format=xlsx`: the answers of one form, or of all. */
const exported: Endpoint = {
  path: '/export',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const { payload } = req
    const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
    const form = Number(req.query.form)
    const locale = languageOf(req)
    const where: Where = Number.isSafeInteger(form) && form > 0 ? { form: { equals: form } } : {}
    const { totalDocs } = await payload.count({ collection: FORM_SUBMISSIONS, where })
    await recordExport(req, 'Skjemasvar', Math.min(totalDocs, MAX_EXPORTED))
    // Past the log of reading: the export is noted as one.
    const parts = newestInParts(payload, { collection: FORM_SUBMISSIONS, where, most: MAX_EXPORTED })
    const { write, type } = formats[format]
    const day = new Date().toISOString().slice(0, 10)
    const table = Readable.from(exportRows(withoutAnySecrets(payload, parts, locale), locale))
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
