/** Reads the body of a native form, with files: a body with room for files has room for a million parts. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Bytes of a part's headers: its field name and file name. */
const MAX_PART_HEAD = 4096

/** Whether a body has too many parts, or a part with headers that are too long. */
function isNoForm(body: Buffer, type: string, maxParts: number): boolean {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  const separator = boundary ? `--${boundary}` : '&'
  let parts = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    if (++parts > maxParts) return true
    const head = body.subarray(at, at + MAX_PART_HEAD)
    if (boundary && head.length === MAX_PART_HEAD && !head.includes('\r\n\r\n')) return true
  }
  return false
}

/** A body with more parts than `maxParts` is rejected with 413, a truncated one with 400. */
export async function readFormData(context: Context, maxParts: number): Promise<FormData> {
  const type = context.req.header('content-type') ?? ''
  try {
    const body = Buffer.from(await context.req.arrayBuffer())
    if (isNoForm(body, type, maxParts)) {
      const message = 'Det du sendte, har for mange felt. / What you sent has too many fields.'
      throw new HTTPException(413, { message })
    }
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    if (cause instanceof HTTPException) throw cause
    const message = 'Det du sendte, kunne ikke leses. Prøv igjen. / What you sent could not be read. Try again.'
    throw new HTTPException(400, { message, cause })
  }
}
