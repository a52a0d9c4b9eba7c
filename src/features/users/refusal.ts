/** The error for a refused change of an account. */
import { type PayloadRequest, ValidationError } from 'payload'
import { translateFor } from '../../cms/messages'
import type { Localised } from '../../lib/locales'

/**
 * An error (400) at a field, with the reason as its whole message: the admin's password fields do not show errors of
 * the server, and Payload's message would only name the field.
 */
export function refusal(
  req: PayloadRequest,
  path: 'password' | 'currentPassword' | 'role',
  message: Localised,
  values?: Readonly<Record<string, number>>,
): ValidationError {
  const reason = translateFor(req, message, values)
  const error = new ValidationError({ collection: 'users', errors: [{ path, message: reason }], req }, req.t)
  error.message = reason
  return error
}
