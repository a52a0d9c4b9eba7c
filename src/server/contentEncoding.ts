export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a client accepts, of those that the server has. None says that it accepts one "not at all". */
export function contentEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
