/**
 * A front (SQLite): answers kept pages and files from its own memory, and passes everything else on to the whole process.
 * It has no database, and keeps nothing that the whole process did not give it to keep.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isRead } from '../../web/tracking'
import { type ContentEncoding, contentEncoding } from '../compression'
import { sendErrorPage } from '../errorPage'
import type { HeaderList } from '../headers'
import { sendHealth } from '../health'
import type { KeptPage } from '../keptPage'
import type { Metrics } from '../metrics/metrics'
import { sendPage } from '../pageCache'
import { splitOnce } from '../requestAddress'
import { type StaticFiles, sendFile } from '../staticFiles'
import { visitorAddress } from '../visitor'
import type { FrontPages } from './frontPages'
import type { FrontView } from './frontProtocol'
import { passOn, type WholeProcess } from './passOn'

/** Seconds after which a client may ask again: a start takes about as long. */
const RETRY_AFTER = 2

export interface FrontParts {
  way: Omit<WholeProcess, 'unreachable'>
  pages: FrontPages
  statics: StaticFiles
  isOurHost: (host: string | undefined) => boolean
  common: HeaderList
  trustProxy: number
  report: (view: FrontView) => void
  metrics?: Metrics | undefined
}

export function createFrontListener(parts: FrontParts): RequestListener {
  const { pages, statics, isOurHost, common, trustProxy, metrics } = parts
  const way: WholeProcess = {
    ...parts.way,
    unreachable(response) {
      // Those that the whole process answers are counted there.
      metrics?.watch(response.req.method ?? '', response)
      sendErrorPage(response, 503, [...common, 'Retry-After', String(RETRY_AFTER)], undefined)
    },
  }

  function answerWith(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    metrics?.watch(request.method ?? '', response)('page')
    sendPage(request, response, page)
    const { method, headers, url = '/' } = request
    const { pageContext } = page
    if (method === 'GET' && pageContext && isRead(headers))
      parts.report({ address: visitorAddress(request, trustProxy), headers, url, pageContext })
  }

  function ask(request: IncomingMessage, response: ServerResponse, encoding: ContentEncoding): void {
    const { url = '/' } = request
    const began = pages.begin()
    passOn(request, response, way, (kept) => answerWith(request, response, pages.keep(url, encoding, kept, began)))
  }

  return (request, response) => {
    const { method, url = '/', headers } = request
    const encoding = contentEncoding(headers['accept-encoding'])
    if (url === '/healthz') return sendHealth(response, common)
    if ((method === 'GET' || method === 'HEAD') && isOurHost(headers.host)) {
      const page = pages.get(url, encoding)
      if (page) return answerWith(request, response, page)
      const file = statics.at(splitOnce(url)[0])
      if (file) {
        metrics?.watch(method, response)('asset')
        return sendFile(request, response, file)
      }
    }
    ask(request, response, encoding)
  }
}
