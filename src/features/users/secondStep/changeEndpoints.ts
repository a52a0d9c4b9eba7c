/**
 * Endpoints for a user's own second step, below `/api/users/security`: read, set up, change and remove. Each change
 * requires the password or a fresh passkey answer first; a started change is signed, so that completing it needs no
 * second proof.
 */
import type { Endpoint, PayloadRequest } from 'payload'
import {
  askForPasskey,
  keepPasskey,
  offerNewPasskey,
  passkeyAnswered,
  passkeyHost,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '../../../cms/passkeys/passkeys'
import { userMessages } from '../messages'
import { checkOwnPassword } from '../ownPassword'
import { refusal } from '../refusal'
import { signedIn } from '../sessions/signedIn'
import { endSessions, sessionsOf } from '../sessions/store'
import { type Actor, actorOf, call, failure, recordAndNotify, signedInActor, type Typed, takeSecondTry } from './calls'
import { codesOf, keepCodes, offerNewCodes, removeCodes } from './codes'
import { factorRequired, factorsOf, hasFactor } from './factors'
import { endedFirstStep } from './firstStep'
import { passkeyOwner, passkeysOfStaff } from './passkeys'
import { newRecoveryCodes, recoveryCodesLeft, removeRecoveryCodes } from './recovery'

/** During a required set-up the password was checked moments ago: no further proof is asked for. */
async function checkProof(req: PayloadRequest, { user, sid }: Actor, { proof }: Typed, now: number): Promise<void> {
  if (sid === undefined) return
  const { password, passkey } = Object(proof) as { password?: unknown; passkey?: unknown }
  if (!passkey) {
    if (!password) throw refusal(req, 'currentPassword', userMessages.proofMissing)
    return checkOwnPassword(req, user, password)
  }
  const succeeded = takeSecondTry(req, user)
  if ((await passkeyAnswered(passkeysOfStaff, req.payload, passkey, `proof ${user.id}`, now, user.id)) === undefined)
    throw failure(req, userMessages.wrongPasskey, 400)
  succeeded()
}

/** After a factor was added: other sessions end, and the first factor comes with recovery codes. */
async function added(
  req: PayloadRequest,
  { user, sid }: Actor,
  change: 'passkeyAdded' | 'codesAdded',
  now: number,
): Promise<Response> {
  const { payload } = req
  await endSessions(payload, user.id, sid)
  const recoveryCodes =
    (await recoveryCodesLeft(payload, user.id)) === 0 ? await newRecoveryCodes(payload, user.id) : undefined
  await recordAndNotify(req, user, change, now)
  if (sid !== undefined) return Response.json({ recoveryCodes })
  return signedIn(req, user, { cookies: [endedFirstStep(req)], recoveryCodes })
}

/** Refuses to remove the last factor where the role requires one. */
async function checkRest(req: PayloadRequest, owner: number, without: 'passkey' | 'code'): Promise<void> {
  const { passkey, code } = await factorsOf(req.payload, owner)
  const many = (await passkeysOf(passkeysOfStaff, req.payload, owner)).length > 1
  const rest = without === 'code' ? passkey : code || many
  if (!rest && (await factorRequired(req.payload, owner))) throw failure(req, userMessages.lastWay, 400)
}

/** Recovery codes go with the last factor. */
async function removed(
  req: PayloadRequest,
  { user }: Actor,
  change: 'passkeyRemoved' | 'codesRemoved',
  now: number,
): Promise<Response> {
  if (!hasFactor(await factorsOf(req.payload, user.id))) await removeRecoveryCodes(req.payload, user.id)
  await recordAndNotify(req, user, change, now)
  return Response.json({})
}

const own = call('get', '/security', async (req, _, now) => {
  const { user, sid } = await signedInActor(req, now)
  const { payload } = req
  return Response.json({
    host: passkeyHost(payload),
    passkeys: await passkeysOf(passkeysOfStaff, payload, user.id),
    codes: await codesOf(payload, user.id),
    recovery: await recoveryCodesLeft(payload, user.id),
    required: await factorRequired(payload, user.id),
    sessions: await sessionsOf(payload, user.id, sid, now),
  })
})

const askProof = call('post', '/security/proof-options', async (req, _, now) => {
  const { user } = await signedInActor(req, now)
  return Response.json(await askForPasskey(passkeysOfStaff, req.payload, `proof ${user.id}`, now, user.id))
})

const offerPasskey = call('post', '/security/passkeys/options', async (req, typed, now) => {
  const actor = await actorOf(req, now)
  await checkProof(req, actor, typed, now)
  return Response.json(await offerNewPasskey(passkeysOfStaff, req.payload, passkeyOwner(actor.user), now))
})

const addPasskey = call('post', '/security/passkeys', async (req, { response, name }, now) => {
  const actor = await actorOf(req, now)
  const kept = { response, name: typeof name === 'string' ? name : '' }
  if (!(await keepPasskey(passkeysOfStaff, req.payload, actor.user.id, kept, now)))
    throw failure(req, userMessages.newPasskeyFailed, 400)
  return added(req, actor, 'passkeyAdded', now)
})

const idOf = ({ routeParams }: PayloadRequest) => Number(routeParams?.id)

/** A name gives no access: it needs no proof. */
const namePasskey = call('post', '/security/passkeys/:id/name', async (req, { name }, now) => {
  const { user } = await signedInActor(req, now)
  if (!(await renamePasskey(passkeysOfStaff, req.payload, user.id, idOf(req), typeof name === 'string' ? name : '')))
    throw failure(req, userMessages.gone, 404)
  return Response.json({})
})

const dropPasskey = call('post', '/security/passkeys/:id/remove', async (req, typed, now) => {
  const actor = await signedInActor(req, now)
  await checkProof(req, actor, typed, now)
  await checkRest(req, actor.user.id, 'passkey')
  if (!(await removePasskey(passkeysOfStaff, req.payload, actor.user.id, idOf(req))))
    throw failure(req, userMessages.gone, 404)
  return removed(req, actor, 'passkeyRemoved', now)
})

const offerCodes = call('post', '/security/codes/options', async (req, typed, now) => {
  const actor = await actorOf(req, now)
  await checkProof(req, actor, typed, now)
  return Response.json(offerNewCodes(req.payload, actor.user, now))
})

const addCodes = call('post', '/security/codes', async (req, { sealed, code }, now) => {
  const actor = await actorOf(req, now)
  const succeeded = takeSecondTry(req, actor.user)
  if (!(await keepCodes(req.payload, actor.user, { sealed, code }, now)))
    throw failure(req, userMessages.wrongNewCode, 400)
  succeeded()
  return added(req, actor, 'codesAdded', now)
})

const dropCodes = call('post', '/security/codes/remove', async (req, typed, now) => {
  const actor = await signedInActor(req, now)
  await checkProof(req, actor, typed, now)
  await checkRest(req, actor.user.id, 'code')
  if (!(await removeCodes(req.payload, actor.user.id))) throw failure(req, userMessages.gone, 404)
  return removed(req, actor, 'codesRemoved', now)
})

const makeRecovery = call('post', '/security/recovery', async (req, typed, now) => {
  const actor = await signedInActor(req, now)
  await checkProof(req, actor, typed, now)
  if (!hasFactor(await factorsOf(req.payload, actor.user.id))) throw failure(req, userMessages.nothingToRecover, 400)
  const recoveryCodes = await newRecoveryCodes(req.payload, actor.user.id)
  await recordAndNotify(req, actor.user, 'recoveryMade', now)
  return Response.json({ recoveryCodes })
})

export const changeEndpoints: Endpoint[] = [
  own,
  askProof,
  offerPasskey,
  addPasskey,
  namePasskey,
  dropPasskey,
  offerCodes,
  addCodes,
  dropCodes,
  makeRecovery,
]
