/**
 * The whole process's side of the fronts: it answers what they pass on, and says of each page and sheet that stays as it is
 * until it is purged what it was made from, so that they can keep it.
 */
import { rmSync } from 'node:fs'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Tracker } from '../../web/tracking'
import { contentEncoding } from '../compression'
import type { Log } from '../log'
import type { PageCache } from '../pageCache'
import type { SiteSheetFiles } from '../siteSheetFiles'
import { setClientAddress } from '../visitor'
import { type FrontView, KEPT, type KeptNote, MAX_HEAD, PEER, writeNote } from './frontProtocol'

export interface ForFronts {
  listener: RequestListener
  cache: PageCache
  sheets: SiteSheetFiles
  isOurHost: (host: string | undefined) => boolean
  tracker: Tracker
  log: Log
}

interface KeptAnswer {
  status: number
  form: { headers: readonly string[]; body: Buffer }
  note: KeptNote
}

async function keptAnswer(request: IncomingMessage, parts: ForFronts): Promise<KeptAnswer | undefined> {
  const { method, url = '/', headers } = request
  if (method !== 'GET' || !parts.isOurHost(headers.host)) return undefined
  const encoding = contentEncoding(headers['accept-encoding'])
  const page = parts.cache.get(url, encoding)
  const tags = page?.settled && parts.cache.tagsOf(url)
  if (page && tags)
    return { status: page.status, form: page[encoding] ?? page.identity, note: { tags, pageContext: page.pageContext } }
  const sheet = page ? undefined : await parts.sheets.at(url)
  // Its address says what it contains.
  return sheet?.path === url
    ? { status: 200, form: sheet.file[encoding] ?? sheet.file.identity, note: { tags: [] } }
    : undefined
}

async function takeViews(request: IncomingMessage, response: ServerResponse, { tracker }: ForFronts): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const views = JSON.parse(String(Buffer.concat(pieces))) as FrontView[]
  for (const { pageContext, ...context } of views) tracker.answered(context, { pageContext })
  response.end()
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: ForFronts): Promise<void> {
  const { [PEER]: peer } = request.headers
  // What a client sent always names it; the rest is of the front itself.
  if (typeof peer !== 'string') return takeViews(request, response, parts)
  delete request.headers[PEER]
  setClientAddress(request, peer)
  const kept = await keptAnswer(request, parts)
  if (!kept) return parts.listener(request, response)
  const note = writeNote(kept.note)
  // A page of more documents than a head has room for is kept here alone.
  response.writeHead(kept.status, [...kept.form.headers, ...(note.length < MAX_HEAD / 2 ? [KEPT, note] : [])])
  response.end(kept.form.body)
}

/** Returns what closes it. The fronts themselves bound what clients may send, and how slowly. */
export async function listenForFronts(socket: string, parts: ForFronts): Promise<() => void> {
  const unbounded = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: MAX_HEAD }
  const server = http.createServer(unbounded, (request, response) => {
    answer(request, response, parts).catch((error: unknown) => {
      parts.log.error({ err: error }, 'what a front passed on could not be answered')
      response.destroy()
    })
  })
  // Of a process before this one, which was killed.
  rmSync(socket, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Not through the supervisor: it is this process's alone.
    server.listen({ path: socket, exclusive: true }, resolve)
  })
  return () => void server.close().closeAllConnections()
}
