/** Files attached to forms by visitors: type checked by content, private, and stored apart from the site's media. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { type BasePayload, type CollectionSlug, createLocalReq } from 'payload'
import { dataPolicy } from '../policy'

export interface Attachment {
  /** File name given by the visitor. */
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

/** The file with its type by content; undefined for one of a type that is not accepted. */
export async function readAttachment(file: File): Promise<Attachment | undefined> {
  const data = Buffer.from(await file.arrayBuffer())
  const type = await typeOf(data, file.name)
  return type && { name: cleanName(file.name), ...type, data }
}

/** Empty file inputs send a file without name and bytes. */
export const isGiven = ({ size, name }: File): boolean => size > 0 || name !== ''

interface StoredAttachment {
  id: number
  /** As the visitor called it. */
  name: string
  filename?: string | null
  mimeType?: string | null
}

/** Serves a file after the access check. Headers prevent caching and running scripts in it. */
export async function sendAttachment(
  payload: BasePayload,
  collection: CollectionSlug,
  file: StoredAttachment,
): Promise<Response> {
  const { filename } = file
  if (!filename) return new Response('', { status: 404 })
  const { upload } = payload.collections[collection].config
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
    const response = await fromStore(req, { doc: file as never, params: { collection, filename } })
    return response instanceof Response && response.ok
      ? new Response(response.body, { headers })
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
