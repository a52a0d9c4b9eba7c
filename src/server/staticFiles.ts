/** Files of the browser build: immutable names, held in memory, compressed at build time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { dataPolicy } from '../web/policy'
import { type ContentEncoding, contentEncoding } from './compression'
import type { HeaderList } from './headers'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
} as const

type Ending = keyof typeof types

interface Form {
  headers: string[]
  body: Buffer
}

export type StaticFile = { identity: Form } & Partial<Record<ContentEncoding, Form>>

export interface StaticFiles {
  /** The file at a path, if it is one of them. */
  at(path: string): StaticFile | undefined
}

/** A file whose name says what it contains, in the encodings that there are. */
export function staticFile(
  ending: Ending,
  common: HeaderList,
  bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer | undefined>>,
): StaticFile {
  const shared = [
    ...common,
    'Content-Security-Policy',
    dataPolicy,
    'Content-Type',
    types[ending],
    'Cache-Control',
    'public, max-age=31536000, immutable',
    'Vary',
    'Accept-Encoding',
  ]
  const form = (body: Buffer, encoding?: string): Form => ({
    body,
    headers: [...shared, 'Content-Length', String(body.length), ...(encoding ? ['Content-Encoding', encoding] : [])],
  })
  const { identity, br, gzip } = bodies
  return {
    identity: form(identity),
    ...(br ? { br: form(br, 'br') } : {}),
    ...(gzip ? { gzip: form(gzip, 'gzip') } : {}),
  }
}

export function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const form = file[contentEncoding(request.headers['accept-encoding'])] ?? file.identity
  response.writeHead(200, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

const isEnding = (ending: string): ending is Ending => ending in types

export function loadStaticFiles(folder: string, common: HeaderList): StaticFiles {
  const files = new Map<string, StaticFile>()
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const ending = extname(name)
    const path = join(folder, name)
    if (!isEnding(ending)) continue
    const bodies = { identity: readFileSync(path), br: read(`${path}.br`), gzip: read(`${path}.gz`) }
    files.set(`/assets/${name}`, staticFile(ending, common, bodies))
  }
  return { at: (path) => files.get(path) }
}
