/** A change of an account that is refused. */
import { type PayloadRequest, ValidationError } from 'payload'
import { say } from '../../cms/messages'
import type { Localised } from '../../lib/locales'

/**
 * An error (400) at a field. The reason is its whole message as well: the admin's own fields for passwords do not show
 * what a server says of them, and Payload's message would name the field alone.
 */
export function refusal(
  req: PayloadRequest,
  path: 'password' | 'currentPassword' | 'role',
  message: Localised,
  values?: Readonly<Record<string, number>>,
): ValidationError {
  const reason = say(req, message, values)
  const error = new ValidationError({ collection: 'users', errors: [{ path, message: reason }], req }, req.t)
  error.message = reason
  return error
}
