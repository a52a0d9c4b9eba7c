/** A page as bytes with its headers, in the encodings that were made of it. */
import { createHash } from 'node:crypto'
import type { PageAtEdge } from '../features/cdn'
import { dataPolicy, pagePolicy } from '../web/policy'
import type { Rendered } from '../web/render'
import type { PageContext, PageQuestion } from '../web/tracking'
import type { HeaderList } from './headers'
import type { ReadyResponse } from './readyResponse'

export interface Form {
  headers: string[]
  body: Buffer
  /** From its first hit on; its bytes end with the body. */
  ready?: ReadyResponse
}

export interface KeptPage {
  status: number
  etag: string
  notModified: string[]
  /** Target of a redirect. */
  to?: string
  identity: Form
  gzip?: Form
  br?: Form
  hits: number
  /** It is compressed as well as it will be. */
  settled?: true
  pageContext?: PageContext | undefined
  question?: PageQuestion | undefined
}

/** Headers of every response; `closed`: of those that no CDN keeps. */
export interface PageHeaders {
  common: HeaderList
  closed: HeaderList
  atEdge: PageAtEdge
}

/** The page's bytes with their headers. */
export function pageForms(rendered: Rendered, { common, closed, atEdge }: PageHeaders): KeptPage {
  if (rendered.kind === 'redirect') {
    const headers = [
      ...closed,
      'Content-Security-Policy',
      dataPolicy,
      'Location',
      rendered.to,
      'Cache-Control',
      'no-cache',
      'Content-Length',
      '0',
    ]
    const status = rendered.permanent ? 308 : 307
    return { status, etag: '', notModified: [], identity: { headers, body: Buffer.alloc(0) }, to: rendered.to, hits: 0 }
  }
  const { body } = rendered
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const { caching, headers } = atEdge(rendered)
  const shared = [
    ...common,
    ...headers,
    'Content-Security-Policy',
    pagePolicy(rendered.needs),
    'Cache-Control',
    caching,
    'ETag',
    etag,
    'Vary',
    'Accept-Encoding',
    // Asked for before pictures and fonts, which the head names earlier; a CDN may send it ahead (status 103).
    ...(rendered.sheet ? ['Link', `<${rendered.sheet}>; rel=preload; as=style`] : []),
  ]
  return {
    status: rendered.status,
    etag,
    notModified: shared,
    identity: { headers: withBody(shared, body), body },
    hits: 0,
    pageContext: rendered.pageContext,
    question: rendered.question,
  }
}

export function withBody(shared: readonly string[], body: Buffer, encoding?: string): string[] {
  return [
    ...shared,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    ...(encoding ? ['Content-Encoding', encoding] : []),
  ]
}
