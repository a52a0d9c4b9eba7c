/** Faults of whoever asks that Payload and the databases take for their own, and would answer with 500. */

/** What is said of bodies that are not what their head says, by the reader of forms (busboy) and by Payload. */
const brokenBodies = [
  /^Malformed /,
  /^Missing Content-Type/,
  /^Multipart: /,
  /^Request is not eligible for file upload/,
  /^Unexpected end of /,
  /^Unsupported content type/,
]

/** SQLSTATE: what was given is no number, no date, no place in a list, out of bounds, or holds characters that no text may hold. */
const impossibleValues = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05', '2201W', '2201X'])

interface Known extends Error {
  code?: unknown
}

export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Known
  if (error instanceof SyntaxError || brokenBodies.some((pattern) => pattern.test(message))) return true
  // SQLite's client, of a number or a date that is none.
  if (error instanceof RangeError && /^(Only finite numbers|Invalid time value)/.test(message)) return true
  return (typeof code === 'string' && impossibleValues.has(code)) || isUnreadable(cause)
}
