/** Endpoints of the admin: who may, what comes in, and errors in the form of Payload's own, which its client reads. */
import { addDataAndFileToRequest, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Localised } from '../../lib/locales'
import { hasRole, type Role } from '../access/roles'
import { translateFor } from '../messages'

interface Details {
  /** Filled into the message. */
  values?: Readonly<Record<string, string | number>> | undefined
  /** Path of the field that was refused. */
  path?: string
  headers?: Record<string, string>
}

export function errorResponse(
  req: PayloadRequest,
  status: number,
  message: Localised | string,
  { values, path, headers = {} }: Details = {},
): Response {
  const text = typeof message === 'string' ? message : translateFor(req, message, values)
  const data = path === undefined ? {} : { data: { errors: [{ message: text, path }] } }
  return Response.json({ errors: [{ message: text, ...data }] }, { status, headers })
}

export const forbidden = (req: PayloadRequest): Response => errorResponse(req, 403, req.t('error:unauthorized'))
export const notFound = (req: PayloadRequest): Response => errorResponse(req, 404, req.t('error:notFound'))

/** A handler for users with one of these roles; all others get 403. */
export function forRoles(roles: readonly Role[], handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => (hasRole(req.user, ...roles) ? handle(req) : forbidden(req))
}

interface EndpointParts<Input> {
  method?: 'get' | 'post'
  path: `/${string}`
  roles: readonly Role[]
  schema: z.ZodType<Input>
  /** Message for input that does not match the schema. */
  badRequest: Localised
  /** Filled into the message. */
  values?: Details['values']
  /** What it returns is sent as JSON. */
  handle(req: PayloadRequest, input: Input): Promise<Response | object>
}

/** An endpoint for users with one of these roles (else 403) and input of this shape (else 400). */
export function endpoint<Input>(parts: EndpointParts<Input>): Endpoint {
  const { method = 'post', path, roles, schema, badRequest, values, handle } = parts
  return {
    path,
    method,
    handler: forRoles(roles, async (req) => {
      const input = await readInput(req, schema)
      if (input === undefined) return errorResponse(req, 400, badRequest, { values })
      const result = await handle(req, input)
      return result instanceof Response ? result : Response.json(result)
    }),
  }
}

/**
 * The input of a call: the body of a post (JSON, or the form that the admin sends: `_payload`, with a file in
 * `req.file`), else the query. Undefined if it does not match the schema.
 */
export async function readInput<Output>(req: PayloadRequest, schema: z.ZodType<Output>): Promise<Output | undefined> {
  return schema.safeParse(await sentIn(req)).data
}

async function sentIn(req: PayloadRequest): Promise<unknown> {
  if (req.method !== 'POST') return req.query
  if (!req.headers.get('content-type')?.startsWith('multipart/')) return req.json?.().catch(() => undefined)
  await addDataAndFileToRequest(req)
  return req.data
}

/** What was typed into a field; empty where nothing was sent, or no text. */
export const typedText = z.string().catch('')
