/** Error responses of endpoints, in the form of Payload's own, which the admin's client reads. */
import type { PayloadHandler, PayloadRequest } from 'payload'
import type { Localised } from '../../lib/locales'
import { hasRole, type Role } from '../access/roles'
import { say } from '../messages'

interface Details {
  /** Filled into the message. */
  values?: Readonly<Record<string, string | number>> | undefined
  headers?: Record<string, string>
}

export function errorResponse(
  req: PayloadRequest,
  status: number,
  message: Localised | string,
  { values, headers = {} }: Details = {},
): Response {
  const text = typeof message === 'string' ? message : say(req, message, values)
  return Response.json({ errors: [{ message: text }] }, { status, headers })
}

export const forbidden = (req: PayloadRequest): Response => errorResponse(req, 403, req.t('error:unauthorized'))
export const notFound = (req: PayloadRequest): Response => errorResponse(req, 404, req.t('error:notFound'))

/** A handler for users with one of these roles; all others get 403. */
export function forRoles(roles: readonly Role[], handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => (hasRole(req.user, ...roles) ? handle(req) : forbidden(req))
}
