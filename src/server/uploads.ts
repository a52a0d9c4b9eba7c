/**
 * Serves uploaded pictures and files. Payload's own route is too slow for pages with many pictures
 * (docs/upstream-faults.md#uploads-through-payload).
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { uploadFolder } from '../cms/config'
import { AVIF_ENDING, avifVersion, mayHaveAvif } from '../cms/uploads/avifVersions'
import { MEDIA_PATH } from '../web/media'
import { isDrawing, sendDrawing } from './drawings'
import { filePolicy, type HeaderList } from './headers'
import type { Settings } from './settings'

const collections = ['media', 'files'] as const
type UploadCollection = (typeof collections)[number]

/** Serves uploads: from the folder, or through Payload if they lie in S3. */
export interface Uploads {
  read(collection: UploadCollection, filename: string): Promise<Buffer>
  /** Answers a request below `/media/` or to Payload's own file URL; false for other paths. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Payload's URL of a file, which the admin uses. */
const payloadAddress = /^\/api\/(media|files)\/file\/([^/]+)$/

/** Adds the encoding to text types: browsers would guess. */
const withCharset = (type: string) => (/^text\/\w+$/.test(type) ? `${type}; charset=utf-8` : type)

const cachingOf = ({ url }: IncomingMessage) =>
  url?.includes('?v=') ? 'public, max-age=31536000, immutable' : 'public, max-age=60'

const acceptsAvif = ({ headers }: IncomingMessage) => headers.accept?.includes('image/avif') ?? false

export function createUploads(
  { dataDir, s3, avifFolder }: Pick<Settings, 'dataDir' | 's3' | 'avifFolder'>,
  headersOf: (collection: UploadCollection) => HeaderList,
  fetchFromStore: (collection: UploadCollection, filename: string, range?: string) => Promise<Response>,
  isBinned: (collection: UploadCollection, filename: string) => Promise<boolean>,
): Uploads {
  function sendFile(
    root: string,
    name: string,
    headers: HeaderList,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      send(request, encodeURIComponent(name), { root, dotfiles: 'deny', index: false, cacheControl: false })
        .on('headers', (head: ServerResponse) => {
          for (let at = 0; at < headers.length; at += 2) head.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
        })
        .on('error', () => resolve(false))
        .on('directory', () => resolve(false))
        .on('end', () => resolve(true))
        .pipe(response)
      response.on('close', () => resolve(true))
    })
  }

  async function fromFolder(
    folder: UploadCollection,
    filename: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const root = uploadFolder(dataDir, folder)
    const negotiated = avifFolder !== undefined && folder === 'media' && mayHaveAvif(filename)
    const headers = [
      ...headersOf(folder),
      'Content-Security-Policy',
      filePolicy,
      'Cache-Control',
      cachingOf(request),
      ...(negotiated ? ['Vary', 'Accept'] : []),
    ]
    const version = negotiated && acceptsAvif(request) ? await avifVersion(root, filename) : undefined
    if (avifFolder && version && (await sendFile(avifFolder, version + AVIF_ENDING, headers, request, response)))
      return true
    return sendFile(root, filename, headers, request, response)
  }

  async function fromStore(
    folder: UploadCollection,
    filename: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const answer = await fetchFromStore(folder, filename, request.headers.range)
    // 416 (range not satisfiable) is a valid response.
    if (!answer.ok && answer.status !== 416) return false
    const body = Buffer.from(await answer.arrayBuffer())
    const range = answer.headers.get('content-range')
    response.writeHead(answer.status, [
      ...headersOf(folder),
      'Content-Type',
      withCharset(answer.headers.get('content-type') ?? 'application/octet-stream'),
      'Content-Security-Policy',
      filePolicy,
      'Cache-Control',
      'public, max-age=31536000, immutable',
      'Accept-Ranges',
      'bytes',
      ...(range ? ['Content-Range', range] : []),
      'Content-Length',
      String(body.length),
    ])
    response.end(body)
    return true
  }

  /** Undefined where there is no such drawing. */
  async function readDrawing(folder: UploadCollection, filename: string): Promise<Buffer | undefined> {
    if (!s3) return readFile(join(uploadFolder(dataDir, folder), filename)).catch(() => undefined)
    const answer = await fetchFromStore(folder, filename)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  }

  async function drawing(
    folder: UploadCollection,
    filename: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const bytes = await readDrawing(folder, filename)
    if (!bytes) return false
    const headers = [...headersOf(folder), 'Content-Security-Policy', filePolicy, 'Cache-Control', cachingOf(request)]
    await sendDrawing(request, response, bytes, headers)
    return true
  }

  return {
    async read(collection, filename) {
      if (!s3) return readFile(join(uploadFolder(dataDir, collection), filename))
      return Buffer.from(await (await fetchFromStore(collection, filename)).arrayBuffer())
    },
    async answer(path, request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const payload = payloadAddress.exec(path)
      const encoded =
        payload?.[2] ?? (path.startsWith(`${MEDIA_PATH}/`) ? path.slice(MEDIA_PATH.length + 1) : undefined)
      if (encoded === undefined || encoded.includes('/')) return false
      let filename: string
      try {
        filename = decodeURIComponent(encoded)
      } catch {
        return false
      }
      if (filename.includes('/') || filename.includes('\\') || filename.includes('\0')) return false
      const folders = payload ? [payload[1] as UploadCollection] : collections
      for (const folder of folders) {
        // Staff get a binned file from Payload below, which checks the session.
        if (await isBinned(folder, filename)) continue
        const answerFile = isDrawing(filename) ? drawing : s3 ? fromStore : fromFolder
        const found = await answerFile(folder, filename, request, response)
        if (found) return true
      }
      return false
    },
  }
}
