/** Files attached by customers: type checked by content, private, and stored apart from the site's media. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { type BasePayload, createLocalReq } from 'payload'
import type { OrderFile, OrderSetting } from '../../cms/types'
import { dataPolicy } from '../../web/policy'
import type { TextKey } from '../../web/texts'
import { fileBytes } from './settings'

export interface Attachment {
  /** File name given by the customer. */
  name: string
  mimeType: string
  ending: string
  data: Buffer
}

const allowed = [
  /^application\/(pdf|rtf|x-cfb)$/,
  /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./,
  /^image\/(jpeg|png|webp|avif|gif|heic|heif|tiff)$/,
]
const textTypes: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv' }
/** Bytes searched for a zero byte, which a text file does not have. */
const LOOKED_AT = 65_536
const MAX_NAME = 150

async function typeOf(data: Buffer, name: string): Promise<{ mimeType: string; ending: string } | undefined> {
  const found = await fileTypeFromBuffer(data)
  if (found)
    return allowed.some((type) => type.test(found.mime)) ? { mimeType: found.mime, ending: found.ext } : undefined
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  const mimeType = textTypes[ending]
  return mimeType && !data.subarray(0, LOOKED_AT).includes(0) ? { mimeType, ending } : undefined
}

/** One line, without characters that are special in a file system or a header. */
const cleanName = (name: string) =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(-MAX_NAME) || 'fil'

/** The files of a form; empty file inputs send a file without name and bytes. */
export async function readAttachments(
  files: readonly File[],
  settings: Pick<OrderSetting, 'maxFiles' | 'maxFileSize'>,
): Promise<{ attachments: Attachment[] } | { error: TextKey }> {
  const given = files.filter(({ size, name }) => size > 0 || name !== '')
  if (given.length > settings.maxFiles) return { error: 'orderFilesTooMany' }
  if (given.some(({ size }) => size > fileBytes(settings))) return { error: 'orderFileTooLarge' }
  const attachments: Attachment[] = []
  for (const file of given) {
    const data = Buffer.from(await file.arrayBuffer())
    const type = await typeOf(data, file.name)
    if (!type) return { error: 'orderFileForbidden' }
    attachments.push({ name: cleanName(file.name), ...type, data })
  }
  return { attachments }
}

/** Found by the key, since files are stored before their request. */
export async function findAttachments(payload: BasePayload, key: string): Promise<OrderFile[]> {
  const { docs } = await payload.find({
    collection: 'orderFiles',
    where: { key: { equals: key } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** Skips files that are stored already, so that a request sent twice does not duplicate them. */
export async function storeAttachments(
  payload: BasePayload,
  key: string,
  attachments: readonly Attachment[],
): Promise<void> {
  const stored = (await findAttachments(payload, key)).map(({ filename }) => filename ?? '')
  for (const [at, { name, mimeType, ending, data }] of attachments.entries()) {
    // The key is secret and unique to the request.
    const base = `${key}-file${at + 1}`
    const filename = `${base}.${ending}`
    // Payload adds a number (`-1`) where a process that died left the file on disk without a document.
    if (stored.some((one) => one === filename || one.startsWith(`${base}-`))) continue
    await payload.create({
      collection: 'orderFiles',
      data: { key, name },
      file: { data, mimetype: mimeType, name: filename, size: data.length },
    })
  }
}

/** Gives the files to the dealer that holds the request. */
export async function moveAttachments(payload: BasePayload, key: string, dealer: number | null): Promise<void> {
  for (const { id } of await findAttachments(payload, key))
    await payload.update({ collection: 'orderFiles', id, data: { dealer } })
}

/** Serves a file after the access check. Headers prevent caching and running scripts in it. */
export async function sendAttachment(payload: BasePayload, file: OrderFile): Promise<Response> {
  const { filename } = file
  if (!filename) return new Response('', { status: 404 })
  const { upload } = payload.collections.orderFiles.config
  const headers = {
    'content-type': file.mimeType ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': `${dataPolicy}; sandbox`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  // Files in a bucket are read by the storage plugin.
  const [fromStore] = upload.handlers ?? []
  if (fromStore) {
    const req = await createLocalReq({}, payload)
    const answer = await fromStore(req, { doc: file, params: { collection: 'orderFiles', filename } })
    return answer instanceof Response && answer.ok
      ? new Response(answer.body, { headers })
      : new Response('', { status: 404 })
  }
  const path = join(upload.staticDir ?? '', filename)
  const size = await stat(path).then(
    ({ size: bytes }) => bytes,
    () => undefined,
  )
  if (size === undefined) return new Response('', { status: 404 })
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: { ...headers, 'content-length': String(size) },
  })
}
