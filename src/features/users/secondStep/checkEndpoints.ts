/** The second step of signing in, and passkeys that replace both steps, below `/api/users`. */
import type { Endpoint, PayloadRequest } from 'payload'
import { askForPasskey, passkeyAnswered, passkeyHost } from '../../../cms/passkeys/passkeys'
import type { Localised } from '../../../lib/locales'
import { recordAction } from '../../privacy'
import { userMessages } from '../messages'
import { signedIn } from '../sessions/signedIn'
import { takeTry } from '../signIn'
import { type StoredUser, storedUser } from '../storedUser'
import { call, failure, recordAndNotify, takeSecondTry } from './calls'
import { codeTaken } from './codes'
import { endedFirstStep, firstStepOf, nextStepOf } from './firstStep'
import { passkeysOfStaff } from './passkeys'
import { recoveryCodeTaken } from './recovery'

async function pendingUser(req: PayloadRequest, now: number): Promise<StoredUser> {
  const user = await firstStepOf(req, now)
  if (!user) throw failure(req, userMessages.startAgain, 401)
  return user
}

async function check(
  req: PayloadRequest,
  user: StoredUser,
  isRight: () => Promise<boolean>,
  wrong: Localised,
): Promise<void> {
  const succeeded = takeSecondTry(req, user)
  if (!(await isRight())) {
    await recordAction(req, { action: 'secondStepFailed' }, user)
    throw failure(req, wrong, 401)
  }
  succeeded()
}

const completeSignIn = (req: PayloadRequest, user: StoredUser) =>
  signedIn(req, user, { cookies: [endedFirstStep(req)] })

const state = call('get', '/second-step', async (req, _, now) => {
  const user = await pendingUser(req, now)
  return Response.json({ ...(await nextStepOf(req, user.id)), email: user.email, host: passkeyHost(req.payload) })
})

const cancel = call('post', '/second-step/cancel', async (req) =>
  Response.json({}, { headers: { 'set-cookie': endedFirstStep(req) } }),
)

const askPasskey = call('post', '/second-step/passkey-options', async (req, _, now) => {
  const user = await pendingUser(req, now)
  return Response.json(await askForPasskey(passkeysOfStaff, req.payload, `step ${user.id}`, now, user.id))
})

const passkey = call('post', '/second-step/passkey', async (req, { response }, now) => {
  const user = await pendingUser(req, now)
  const answered = async () =>
    (await passkeyAnswered(passkeysOfStaff, req.payload, response, `step ${user.id}`, now, user.id)) !== undefined
  await check(req, user, answered, userMessages.wrongPasskey)
  return completeSignIn(req, user)
})

const code = call('post', '/second-step/code', async (req, typed, now) => {
  const user = await pendingUser(req, now)
  await check(req, user, () => codeTaken(req.payload, user, typed.code, now), userMessages.wrongCode)
  return completeSignIn(req, user)
})

const recovery = call('post', '/second-step/recovery', async (req, typed, now) => {
  const user = await pendingUser(req, now)
  const taken = () => recoveryCodeTaken(req.payload, user.id, typed.code, now)
  await check(req, user, taken, userMessages.wrongRecoveryCode)
  await recordAndNotify(req, user, 'recoveryUsed', now)
  return completeSignIn(req, user)
})

const passwordlessOptions = call('post', '/passkey-options', async (req, _, now) =>
  Response.json(await askForPasskey(passkeysOfStaff, req.payload, 'passwordless', now)),
)

/** Signs in with a passkey that verified the user (finger, face or PIN): that counts as both steps. */
const passwordless = call('post', '/passkey', async (req, { response }, now) => {
  // Counted by passkey: failed attempts of a stranger do not slow down another user.
  const succeeded = takeTry(req, `passkey ${String(Object(response).id)}`)
  const id = await passkeyAnswered(passkeysOfStaff, req.payload, response, 'passwordless', now)
  const user = id === undefined ? undefined : await storedUser(req.payload, { id })
  if (!user) throw failure(req, userMessages.wrongPasskey, 401)
  succeeded()
  return completeSignIn(req, user)
})

export const checkEndpoints: Endpoint[] = [
  state,
  cancel,
  askPasskey,
  passkey,
  code,
  recovery,
  passwordlessOptions,
  passwordless,
]
