/**
 * The one reader of request bodies, outside of Payload's own endpoints: the same content types, limits and errors for
 * every address. What is read of a form goes to `receiveSubmission`.
 */
import { HTTPException } from 'hono/http-exception'

export type FormField = readonly [name: string, value: string | File]

export type RequestBody = { kind: 'form'; fields: readonly FormField[] } | { kind: 'json'; value: unknown }

/** Fields of a body that are parsed, unless a form has more. */
const MAX_FIELDS = 500
/** Bytes of a part's headers: its field name and file name. */
const MAX_PART_HEAD = 4096

const UNREADABLE = 'Det du sendte, kunne ikke leses. Prøv igjen. / What you sent could not be read. Try again.'
const errors = {
  tooLarge: [413, 'Det du sendte, er for stort. / What you sent is too large.'],
  tooManyFields: [413, 'Det du sendte, har for mange felt. / What you sent has too many fields.'],
  brokenForm: [400, UNREADABLE],
  brokenJson: [400, UNREADABLE],
  mediaType: [400, UNREADABLE],
} as const

/** Hono answers it with its status and message, unless a receiver answers in another form. */
export class UnreadableBody extends HTTPException {
  constructor(
    readonly reason: keyof typeof errors,
    cause?: unknown,
  ) {
    const [status, message] = errors[reason]
    super(status, { message, cause })
  }
}

interface BodyLimits {
  /** The server bounds every body (`server/bodyLimit.ts`); a receiver may take less. */
  maxBytes?: number
  maxFields?: number
}

/** Counts fields before they are parsed: a body with room for files has room for a million of them. */
function checkFields(body: Buffer, boundary: string | undefined, maxFields: number): void {
  const separator = boundary === undefined ? '&' : `--${boundary}`
  let fields = boundary === undefined ? 1 : 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    const head = body.subarray(at, at + MAX_PART_HEAD)
    const endless = boundary !== undefined && head.length === MAX_PART_HEAD && !head.includes('\r\n\r\n')
    if (++fields > maxFields || endless) throw new UnreadableBody('tooManyFields')
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableBody('brokenJson', cause)
  }
}

async function parseMultipart(body: Buffer<ArrayBuffer>, type: string): Promise<FormField[]> {
  try {
    return [...(await new Response(body, { headers: { 'content-type': type } }).formData())]
  } catch (cause) {
    throw new UnreadableBody('brokenForm', cause)
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new UnreadableBody('tooLarge')
  const body = await request.arrayBuffer().catch((cause: unknown) => {
    throw new UnreadableBody('brokenForm', cause)
  })
  if (body.byteLength > maxBytes) throw new UnreadableBody('tooLarge')
  return Buffer.from(body)
}

/** A body of JSON, or a form in either encoding. An empty body is an empty object, or a form without fields. */
export async function readRequestBody(
  request: Request,
  { maxBytes = Number.POSITIVE_INFINITY, maxFields = MAX_FIELDS }: BodyLimits = {},
): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? ''
  const body = await readBytes(request, maxBytes)
  const text = () => new TextDecoder().decode(body)
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return { kind: 'json', value: parseJson(text()) }
  if (body.length === 0) return { kind: 'form', fields: [] }
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    checkFields(body, undefined, maxFields)
    return { kind: 'form', fields: [...new URLSearchParams(text())] }
  }
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  if (!/^multipart\/form-data\b/i.test(type) || boundary === undefined) throw new UnreadableBody('mediaType')
  checkFields(body, boundary, maxFields)
  return { kind: 'form', fields: await parseMultipart(body, type) }
}

/** The first `maxCharacters` of a body of any type, for calls with an encoding of their own. */
export async function readText(request: Request, maxCharacters: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, Number.POSITIVE_INFINITY)).slice(0, maxCharacters)
}

/** For receivers that treat an unreadable body as an empty one; other errors are thrown on. */
export function orEmpty(error: unknown): RequestBody {
  if (error instanceof UnreadableBody) return { kind: 'form', fields: [] }
  throw error
}
