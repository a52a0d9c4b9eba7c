/**
 * Signing in to the admin, under the rules that members have: no answer and no time tells who has an account, nobody's
 * wrong tries lock a colleague out, and right ones are never counted.
 */
import {
  APIError,
  AuthenticationError,
  type BasePayload,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { say } from '../../content/messages'
import type { User } from '../../content/types'
import { visitorOf } from '../../site/network'
import { isPassword } from '../../site/passwords/hash'
import type { SignInLimit } from '../../site/signInLimit'
import { noteAct, staffOf } from '../privacy'
import { userMessages } from './messages'
import { storedUser } from './storedUser'

/** Who tries to sign in to an account that there is none of. */
const UNKNOWN = 'Ukjent konto'

/** Seconds after which it is worth trying again. */
const NEXT_TRY = '60'

/** Of this process; put into the configuration where it is put together. */
function signInLimitOf({ config }: BasePayload): SignInLimit {
  return (config.custom as { signInLimit: SignInLimit }).signInLimit
}

/** Refuses a try past the limit (429). `req` of the program itself comes from nobody and is not counted. */
export function takeTry(req: Parameters<CollectionBeforeOperationHook>[0]['req'], account: string): () => void {
  const visitor = visitorOf(req.headers)
  if (visitor === undefined) return () => {}
  const limit = signInLimitOf(req.payload)
  if (!limit.take(visitor, account, Date.now())) {
    req.responseHeaders = new Headers({ 'retry-after': NEXT_TRY })
    throw new APIError(say(req, userMessages.tooManyTries), 429, undefined, true)
  }
  return () => limit.succeeded(visitor, account)
}

/** Before Payload signs somebody in, which it does only with the password that was found right here. */
export const checkSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'forgotPassword' || operation === 'resetPassword')
    throw new APIError('Passwords are forgotten and reset by endpoints of ours (forgotten.ts)', 403)
  if (operation !== 'login') return args
  const { email, password } = args.data as { email?: unknown; password?: unknown }
  const account = typeof email === 'string' ? email.trim().toLowerCase() : ''
  // Payload says what is missing.
  if (!account || typeof password !== 'string' || !password.trim()) return args
  const succeeded = takeTry(req, account)
  const user = await storedUser(req.payload, { email: account }, req)
  // Also where there is nobody: the hash is what takes the time.
  if (!(await isPassword(password, user))) {
    // The address that was typed is not kept: it may be anybody's, or a password in the wrong field.
    await noteAct(req, { action: 'signInFailed' }, user ?? { name: UNKNOWN })
    throw new AuthenticationError(req.t)
  }
  succeeded()
  return args
}

export const noteSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  // The program's own calls come from nobody.
  if (visitorOf(req.headers) !== undefined) await noteAct(req, { action: 'signedIn' }, user)
  return user
}

export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (staffOf(req)) await noteAct(req, { action: 'signedOut' })
}
