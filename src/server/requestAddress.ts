/** Parts of the address that a client asked for. */
import type { IncomingMessage } from 'node:http'

/**
 * The URL without its origin, which clients of a proxy send in absolute form. A foreign origin is treated as the host,
 * and refused there.
 */
export function originForm(request: IncomingMessage): string {
  const { url = '/' } = request
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
  const { host, pathname, search } = new URL(url)
  request.headers.host = host
  request.url = pathname + search
  return request.url
}

/** Undefined for invalid percent-encoding. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export function splitOnce(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** The query parameters that the page declares, in a fixed order. */
export function declared(names: readonly string[], search: string): Record<string, string> {
  if (names.length === 0) return {}
  const given = new URLSearchParams(search)
  const allowed = names.flatMap((name) => (name.endsWith('*') ? beginningWith(name.slice(0, -1), given) : [name]))
  return Object.fromEntries(allowed.flatMap((name) => (given.has(name) ? [[name, given.getAll(name).join(',')]] : [])))
}

function beginningWith(start: string, given: URLSearchParams): string[] {
  return [...new Set(given.keys())].filter((name) => name.startsWith(start)).sort()
}
