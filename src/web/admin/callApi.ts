/** Calls from screens of the admin to the program's own endpoints. */

/** One field that was refused. */
export interface FieldRefusal {
  path: string
  label?: string
  message: string
}

/** Why a call failed. */
export interface CallError {
  /** The first field's message or the endpoint's, in the user's language; else the screen's own text. */
  message: string
  /** Path of the first field that was refused. */
  field?: string | undefined
  /** All fields that were refused. */
  fields?: readonly FieldRefusal[] | undefined
  /** HTTP status; undefined if there was no response. */
  status?: number | undefined
}
export type Result<Data> = { data: Data } | { error: CallError }

interface CallOptions {
  /** Sent as JSON, or as the form that it is. */
  body?: object | FormData
  /** Language of error messages; without it the user's cookie decides. */
  language?: string
  /** Message where the endpoint gives none or cannot be reached. */
  failed?: string
  signal?: AbortSignal
  /** The call outlives the page. */
  keepalive?: boolean
}

/** The form of Payload's own errors, which all endpoints of the admin use. */
interface Refused {
  errors?: readonly { message?: string; data?: { errors?: readonly FieldRefusal[] } }[]
}

/** The raw response, for files; undefined if the server could not be reached or the call was aborted. */
export function request(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  { body, language, signal, keepalive }: Omit<CallOptions, 'failed'> = {},
): Promise<Response | undefined> {
  const isForm = body instanceof FormData
  return fetch(address, {
    method,
    headers: {
      ...(language ? { 'accept-language': language } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch(() => undefined)
}

/** The error of a response that was no success. */
export async function errorOf(response: Response | undefined, failed = ''): Promise<CallError> {
  const read = (await response?.json().catch(() => undefined)) as Refused | undefined
  const [error] = read?.errors ?? []
  const fields = error?.data?.errors
  const [first] = fields ?? []
  return {
    message: first?.message ?? error?.message ?? failed,
    field: first?.path,
    fields,
    status: response?.status,
  }
}

/** The parsed answer of an endpoint, or the error; never rejects. */
export async function callApi<Data>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  { failed, ...options }: CallOptions = {},
): Promise<Result<Data>> {
  const response = await request(method, address, options)
  if (!response?.ok) return { error: await errorOf(response, failed) }
  const data = (await response.json().catch(() => undefined)) as Data | undefined
  return data === undefined ? { error: { message: failed ?? '', status: response.status } } : { data }
}
