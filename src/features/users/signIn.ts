/**
 * Signing in to the admin with a password, under the rules of members: neither response nor timing reveals whether an
 * account exists, failed attempts of others do not lock a user out, and successful ones are not counted.
 */
import {
  APIError,
  AuthenticationError,
  type BasePayload,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { translateFor } from '../../cms/messages'
import { readInput } from '../../cms/rest/endpoint'
import { sharedLimit } from '../../cms/sharedLimit'
import type { User } from '../../cms/types'
import { visitorOf } from '../../platform/network'
import { isPassword } from '../../platform/passwords/hash'
import { service } from '../../platform/services'
import { createSignInLimit } from '../../platform/signInLimit'
import { recordAction } from '../privacy'
import { userMessages } from './messages'
import { afterFirstStep } from './secondStep/firstStep'
import { placeOf } from './sessions/begin'
import { adoptSession } from './sessions/store'
import { type StoredUser, storedUser } from './storedUser'

/** Name in the log for an attempt on an unknown account. */
export const UNKNOWN = 'Ukjent konto'

const limits = service((payload: BasePayload) =>
  createSignInLimit((name, rate) => sharedLimit(payload, `staff sign-in: ${name}`, rate)),
)

/** Seconds of `Retry-After`. */
const NEXT_TRY = '60'

/**
 * Refuses an attempt past the limit (429). Requests from inside the program have no visitor address and are not
 * counted.
 */
export function takeTry(req: PayloadRequest, account: string): () => void {
  const visitor = visitorOf(req.headers)
  if (visitor === undefined) return () => {}
  const limit = limits.of(req.payload)
  if (!limit.take(visitor, account, Date.now())) {
    req.responseHeaders = new Headers({ 'retry-after': NEXT_TRY })
    throw new APIError(translateFor(req, userMessages.tooManyTries), 429, undefined, true)
  }
  return () => limit.succeeded(visitor, account)
}

/** The user with this address and password; the same error whichever is wrong. */
async function ownerOf(req: PayloadRequest, account: string, password: string): Promise<StoredUser> {
  const succeeded = takeTry(req, account)
  const user = await storedUser(req.payload, { email: account }, req)
  // Also for unknown accounts: hashing dominates the response time.
  if (!(await isPassword(password, user)) || !user) {
    // The typed address is not logged: it may belong to another person, or be a password in the wrong field.
    await recordAction(req, { action: 'signInFailed' }, user ?? { name: UNKNOWN })
    throw new AuthenticationError(req.t)
  }
  succeeded()
  return user
}

function typed({ email, password }: Readonly<Record<string, unknown>>): { account: string; password: string } {
  return {
    account: typeof email === 'string' ? email.trim().toLowerCase() : '',
    password: typeof password === 'string' && password.trim() ? password : '',
  }
}

/** Replaces Payload's endpoint, which has no second step and writes the whole user back. */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    const { account, password } = typed((await readInput(req, z.looseObject({}))) ?? {})
    const errors = [...(account ? [] : ['email']), ...(password ? [] : ['password'])].map((path) => ({
      path,
      message: req.t('validation:required'),
    }))
    if (errors.length > 0) throw new ValidationError({ collection: 'users', errors, req }, req.t)
    return afterFirstStep(req, await ownerOf(req, account, password))
  },
}

/** Restricts Payload's own sign-in to internal calls: the registration of the first administrator ends with one. */
export const checkSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'forgotPassword' || operation === 'resetPassword')
    throw new APIError('Passwords are forgotten and reset by endpoints of ours (passwordReset.ts)', 403)
  if (operation !== 'login') return args
  const { account, password } = typed(args.data)
  // Payload reports missing fields.
  if (account && password) await ownerOf(req, account, password)
  return args
}

/** Converts the session that Payload began. */
export const adoptSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const sid = user.sessions?.at(-1)?.id
  if (sid) await adoptSession(req.payload, user.id, sid, placeOf(req), Date.now())
  // Calls from inside the program have no visitor address.
  if (visitorOf(req.headers) !== undefined) await recordAction(req, { action: 'signedIn' }, user)
  return user
}
