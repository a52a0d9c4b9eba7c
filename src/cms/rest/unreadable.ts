/** Client errors that Payload and the databases report as their own and would answer with 500. */

/** Messages of the form parser (busboy) and of Payload for bodies that do not match their headers. */
const brokenBodies = [
  /^Malformed /,
  /^Missing Content-Type/,
  /^Multipart: /,
  /^Request is not eligible for file upload/,
  /^Unexpected end of /,
  /^Unsupported content type/,
]

/**
 * SQLSTATE: a value is no number, date or list position, is out of range, or holds characters that text cannot hold.
 */
const impossibleValues = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05', '2201W', '2201X'])

interface Known extends Error {
  code?: unknown
}

export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Known
  if (error instanceof SyntaxError || brokenBodies.some((pattern) => pattern.test(message))) return true
  // SQLite's client, for an invalid number or date.
  if (error instanceof RangeError && /^(Only finite numbers|Invalid time value)/.test(message)) return true
  return (typeof code === 'string' && impossibleValues.has(code)) || isUnreadable(cause)
}
