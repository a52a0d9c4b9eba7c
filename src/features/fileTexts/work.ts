/** Background work: reads the texts of files that are new, replaced or not read yet; deletes those of deleted files. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { momentIn, numberIn, textIn } from '../../cms/rows'
import { moment, runStatement, storable } from '../../cms/statements'
import { alias, pick, select } from '../../cms/tables'
import { FILES } from '../../cms/uploads/slugs'
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'
import { extractText } from './extract/extractText'
import { formatOf } from './extract/readable'
import { MAX_ATTEMPTS } from './limits'
import { FILE_TEXTS } from './slug'
import type { TextState } from './states'
import * as tables from './tables'

const f = alias(tables.files, 'f')
const t = alias(tables.fileTexts, 't')

/** Milliseconds between checks for files; one saved by this process is read at once. */
const INTERVAL = 30_000
/** Milliseconds after which a file whose bytes could not be fetched is tried again. */
const PATIENCE = 10 * 60_000

type Reader = Pick<Runtime, 'payload' | 'readUpload' | 'log'>

interface UnreadFile {
  id: number
  filename: string
  mimeType: string
  bytes: number
  /** Milliseconds since 1970. */
  savedAt: number
  /** Its row in the texts, if it has one. */
  row: number | undefined
  /** How often this state of the file was begun. */
  attempts: number
}

/** A file whose text is not that of its last save. */
async function nextUnread(payload: BasePayload, passedOver: readonly number[]): Promise<UnreadFile | undefined> {
  const later = passedOver.length > 0 ? sql`and ${f.id} not in (${sql.raw(passedOver.join(','))})` : sql``
  const [row] = await runStatement(
    payload,
    select(
      {
        ...pick(f, 'id', 'filename', 'mime_type', 'filesize', 'updated_at'),
        row: t.id,
        attempts: t.attempts,
        readAt: t.saved_at,
      },
      sql`from ${f} left join ${t} on ${t.file} = ${f.id}
        where (${t.id} is null or ${t.saved_at} <> ${f.updated_at} or ${t.state} = 'reading') ${later}
        order by ${f.id} limit 1`,
    ),
  )
  if (!row) return undefined
  const savedAt = momentIn(row.updated_at)
  return {
    id: Number(row.id),
    filename: textIn(row.filename),
    mimeType: textIn(row.mime_type),
    bytes: numberIn(row.filesize) ?? 0,
    savedAt,
    row: numberIn(row.row),
    attempts: momentIn(row.readAt) === savedAt ? (numberIn(row.attempts) ?? 0) : 0,
  }
}

/** Stores the text of a file, or that its reading has begun. */
async function store(
  payload: BasePayload,
  { id, savedAt, row }: UnreadFile,
  { state, text, attempts }: { state: TextState; text: string; attempts: number },
): Promise<number> {
  const data = { file: id, savedAt: moment(savedAt), state, text: storable(text), attempts }
  const doc =
    row === undefined
      ? await payload.create({ collection: FILE_TEXTS, data, depth: 0 })
      : await payload.update({ collection: FILE_TEXTS, id: row, data, depth: 0 })
  return doc.id
}

/** The file's bytes; undefined if they could not be fetched: an unreachable store is no fault of the file. */
async function bytesOf({ readUpload, log }: Reader, file: UnreadFile): Promise<Buffer | undefined> {
  try {
    const bytes = await readUpload(FILES, file.filename)
    if (bytes.length === file.bytes) return bytes
    log.warn({ file: file.id, expected: file.bytes, found: bytes.length }, 'the bytes of a file are not those uploaded')
  } catch (error) {
    log.warn({ err: error, file: file.id }, 'a file could not be fetched for reading its text')
  }
  return undefined
}

/** Reads one file. Returns false if it must wait. */
async function readFile(reader: Reader, file: UnreadFile, signal: AbortSignal | undefined): Promise<boolean> {
  const { payload } = reader
  const format = formatOf(file.mimeType)
  const { attempts } = file
  if (!format) {
    await store(payload, file, { state: 'unsupported', text: '', attempts })
    return true
  }
  // A process that ended while it read this file, twice, is not ended by it again.
  if (attempts >= MAX_ATTEMPTS) {
    await store(payload, file, { state: 'tooLarge', text: '', attempts })
    return true
  }
  const bytes = await bytesOf(reader, file)
  if (!bytes) return false
  const row = await store(payload, file, { state: 'reading', text: '', attempts: attempts + 1 })
  const read = await extractText(bytes, format, { signal })
  // The process stops: that is no fault of the file.
  if (!read) await store(payload, { ...file, row }, { state: 'reading', text: '', attempts })
  else await store(payload, { ...file, row }, { ...read, attempts: attempts + 1 })
  return read !== undefined
}

/** Texts of files that are deleted for good; those in the bin may come back. */
async function forgetDeleted(payload: BasePayload): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${tables.fileTexts} where not exists (select 1 from ${f} where ${f.id} = ${tables.fileTexts.file})`,
  )
}

/** Reads all files that wait. `passedOver` holds ids that could not be fetched, with the moment of the next attempt. */
async function readWaitingFiles(
  reader: Reader,
  { signal, passedOver = new Map() }: { signal?: AbortSignal; passedOver?: Map<number, number> } = {},
): Promise<void> {
  for (const [id, until] of passedOver) if (until <= Date.now()) passedOver.delete(id)
  while (!signal?.aborted) {
    const file = await nextUnread(reader.payload, [...passedOver.keys()])
    if (!file) break
    if (!(await readFile(reader, file, signal))) passedOver.set(file.id, Date.now() + PATIENCE)
  }
  await forgetDeleted(reader.payload)
}

export async function startReadingFiles(runtime: Runtime): Promise<() => Promise<void>> {
  const passedOver = new Map<number, number>()
  const { wake, stop } = startRunnerTask(
    {
      name: 'fileTexts',
      advisoryKey: 7_246_093,
      interval: INTERVAL,
      failure: 'reading the texts of files failed',
      work: (_, signal) => readWaitingFiles(runtime, { signal, passedOver }),
    },
    runtime,
  )
  // After the commit: an uncommitted file would not be found and would wait for the next check.
  const unsubscribe = onChange((tags) => {
    if (tags.includes(FILES)) wake()
  })
  return async () => {
    unsubscribe()
    await stop()
  }
}
