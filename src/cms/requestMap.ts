import type { PayloadRequest } from 'payload'

/** A map that lasts as long as the request, made at its first use: what hooks of one save keep for later ones. */
export function requestMap<Key, Value>(req: PayloadRequest, name: string): Map<Key, Value> {
  const known = req.context[name]
  if (known instanceof Map) return known
  const made = new Map<Key, Value>()
  req.context[name] = made
  return made
}
