/**
 * Publishes the newest draft of all documents of a release, or of none. On PostgreSQL they share the transaction of the
 * release's own save. SQLite has none (docs/decisions/005): what was published before a refusal is put back.
 */
import { APIError, isolateObjectProperty, type PayloadRequest, ValidationError } from 'payload'
import { backgroundKind } from '../../cms/background'
import { documentStates, type StoredState, saveStates } from '../../cms/documentStates'
import { labelOfPath } from '../../cms/fieldLabels'
import { languageOf, translateFor } from '../../cms/messages'
import { isPostgres } from '../../cms/statements'
import { defaultLocale } from '../../lib/locales'
import { type DocumentRef, type KnownTitles, refKey } from './documents'
import { messages } from './messages'
import { readRows } from './rows'

interface Published {
  ref: DocumentRef
  before: readonly StoredState[]
}

/** Without colons: Payload's form takes what follows one for a list with commas between (docs/upstream-faults.md). */
const asSentence = (text: string): string => text.replaceAll(/(?<=\d):(?=\d)/g, '.').replaceAll(/: ?/g, ' – ')

/** Documents that a refusal names; the release shows all. */
const MAX_NAMED = 5

function refusal(req: PayloadRequest, reasons: readonly string[], status: number) {
  const others = reasons.length - MAX_NAMED
  const named = [
    ...reasons.slice(0, MAX_NAMED),
    ...(others > 0 ? [translateFor(req, messages.more, { count: others })] : []),
  ].join(' ')
  return new APIError(asSentence(translateFor(req, messages.refused, { reasons: named })), status, undefined, true)
}

/** The reason in the user's language: fields by their labels, as the form names them. */
function reasonOf(req: PayloadRequest, { collection }: DocumentRef, error: unknown): string {
  if (error instanceof ValidationError) {
    const { fields } = req.payload.collections[collection].config
    return error.data.errors
      .map(({ path, message }) => `${labelOfPath(fields, path, languageOf(req)) ?? path}: ${message}`)
      .join(' ')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}

/** As the request's user, in the language in which a page is published by a schedule. */
async function publish(req: PayloadRequest, { collection, id }: DocumentRef): Promise<void> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query', 'data', 'payloadDataLoader'])
  own.locale = defaultLocale
  own.context = {}
  own.query = {}
  await req.payload.update({
    collection,
    id,
    data: { _status: 'published' } as never,
    depth: 0,
    locale: defaultLocale,
    overrideAccess: false,
    req: own,
  })
}

/** What was published and what was a newer draft are that again; what was never published is a draft. */
async function putBack(req: PayloadRequest, { ref, before }: Published): Promise<void> {
  const { collection, id } = ref
  const { config } = req.payload.collections[collection]
  if (before.some(({ state }) => state === 'published')) {
    await saveStates(req, { config, id }, before, (document) => document)
    return
  }
  await req.payload.update({ collection, id, data: { _status: 'draft' } as never, depth: 0, locale: defaultLocale })
}

/** The last first. One that cannot be put back does not keep the others from it. */
async function putAllBack(req: PayloadRequest, done: readonly Published[]): Promise<void> {
  for (const one of [...done].reverse())
    try {
      await putBack(req, one)
    } catch (error) {
      req.payload.logger.error({ err: error, document: refKey(one.ref) }, 'a refused release left a document published')
    }
}

/**
 * Rejects with an error that names each document and its reason; nothing is published then. Documents without a newer
 * draft, in the bin, or deleted are passed over. There must be something to publish, or, by a schedule, something that is
 * published: each document may have been published alone, or by a process that died before it could say so.
 */
export async function publishDocuments(
  req: PayloadRequest,
  refs: readonly DocumentRef[],
  known: KnownTitles,
): Promise<void> {
  const rows = new Map((await readRows(req, refs, known)).map((row) => [row.document, row]))
  const due = refs.filter((ref) => ['newer', 'newDocument'].includes(rows.get(refKey(ref))?.state ?? ''))
  const isDone = backgroundKind() === 'schedule' && [...rows.values()].some(({ state }) => state === 'unchanged')
  if (due.length === 0 && !isDone) throw new APIError(translateFor(req, messages.nothing), 409, undefined, true)
  const reasonFor = (ref: DocumentRef, reason: string) =>
    translateFor(req, messages.reason, { title: rows.get(refKey(ref))?.title ?? refKey(ref), reason })
  const hindered = due.flatMap((ref) => {
    const problems = rows.get(refKey(ref))?.problems ?? []
    return problems.length > 0
      ? [reasonFor(ref, problems.map(({ label, reason }) => `${label}: ${reason}`).join(' '))]
      : []
  })
  if (hindered.length > 0) throw refusal(req, hindered, 400)

  const done: Published[] = []
  for (const ref of due) {
    const { config } = req.payload.collections[ref.collection]
    const before = isPostgres(req.payload) ? [] : await documentStates(req.payload, config, ref.id)
    try {
      await publish(req, ref)
      done.push({ ref, before })
    } catch (error) {
      if (!isPostgres(req.payload)) await putAllBack(req, done)
      throw refusal(req, [reasonFor(ref, reasonOf(req, ref, error))], 409)
    }
  }
}
