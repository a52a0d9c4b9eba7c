/** Files of the browser build: immutable names, held in memory, compressed at build time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { dataPolicy } from '../web/policy'
import { contentEncoding } from './contentEncoding'
import type { HeaderList } from './headers'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface StaticFile {
  identity: { headers: string[]; body: Buffer }
  br?: { headers: string[]; body: Buffer }
  gzip?: { headers: string[]; body: Buffer }
}

export interface StaticFiles {
  /** Answers if the path is one of the files, and says whether it did. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean
}

export function loadStaticFiles(folder: string, common: HeaderList): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = types[extname(name)]
    if (!type) continue
    const shared = [
      ...common,
      'Content-Security-Policy',
      dataPolicy,
      'Content-Type',
      type,
      'Cache-Control',
      'public, max-age=31536000, immutable',
      'Vary',
      'Accept-Encoding',
    ]
    const form = (ending: string, encoding?: string) => {
      const path = join(folder, name + ending)
      if (!existsSync(path)) return undefined
      const body = readFileSync(path)
      return {
        body,
        headers: [
          ...shared,
          'Content-Length',
          String(body.length),
          ...(encoding ? ['Content-Encoding', encoding] : []),
        ],
      }
    }
    const identity = form('')
    if (!identity) continue
    const [br, gzip] = [form('.br', 'br'), form('.gz', 'gzip')]
    files.set(`/assets/${name}`, { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) })
  }
  return {
    answer(path, request, response) {
      const file = files.get(path)
      if (!file) return false
      const form = file[contentEncoding(request.headers['accept-encoding'])] ?? file.identity
      response.writeHead(200, form.headers)
      response.end(request.method === 'HEAD' ? undefined : form.body)
      return true
    },
  }
}
