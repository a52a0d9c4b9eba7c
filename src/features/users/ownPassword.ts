/**
 * Requires the signed-in user's own password for changes that affect access (a password, an address, a role): a browser
 * may be left open, and a session stolen. Also for changes to a colleague's account.
 */
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { isPassword } from '../../platform/passwords/hash'
import { userMessages } from './messages'
import { refusal } from './refusal'
import { takeTry } from './signIn'
import { storedUser } from './storedUser'

/** Fields that require it; each is in the request only if the client sent it. */
const changes = (data: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) =>
  Boolean(data.password) ||
  (typeof data.email === 'string' && data.email.trim().toLowerCase() !== before.email) ||
  (data.role !== undefined && data.role !== before.role)

/** Throws unless the password is that of the signed-in user. */
export async function checkOwnPassword(
  req: PayloadRequest,
  own: { id: number; email: string },
  typed: unknown,
): Promise<void> {
  if (typeof typed !== 'string' || !typed) throw refusal(req, 'currentPassword', userMessages.ownPasswordMissing)
  const succeeded = takeTry(req, own.email)
  if (!(await isPassword(typed, await storedUser(req.payload, { id: own.id }, req))))
    throw refusal(req, 'currentPassword', userMessages.ownPasswordWrong)
  succeeded()
}

export const askOwnPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  const { currentPassword, ...rest } = data ?? {}
  const isPersons = req.payloadAPI !== 'local' && req.user
  if (operation !== 'update' || !isPersons || !changes(rest, originalDoc ?? {})) return rest
  await checkOwnPassword(req, { id: Number(req.user?.id), email: String(req.user?.email) }, currentPassword)
  return rest
}
