/** A colleague who has lost their second step: an administrator removes it, and the colleague sets up another. */
import type { BasePayload, Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { languageOf } from '../../../cms/messages'
import { passkeysOf } from '../../../cms/passkeys/passkeys'
import type { Locale } from '../../../lib/locales'
import { recordAction } from '../../privacy'
import { writeChanged } from '../emails'
import { userMessages } from '../messages'
import { checkOwnPassword } from '../ownPassword'
import { endSessions } from '../sessions/store'
import { type StoredUser, storedUser } from '../storedUser'
import { call, failure, signedInActor } from './calls'
import { factorsOf, removeFactors } from './factors'
import { passkeysOfStaff } from './passkeys'
import { recoveryCodesLeft } from './recovery'

/** Removes a second step and all sessions, and notifies the user. False if there was none. */
export async function resetSecondStep(
  payload: BasePayload,
  user: StoredUser,
  locale: Locale,
  now: number,
): Promise<boolean> {
  if (!(await removeFactors(payload, user.id))) return false
  await endSessions(payload, user.id)
  await writeChanged({ payload, user, to: user.email, locale, now }, 'secondStepReset')
  return true
}

async function colleagueOf(req: PayloadRequest, now: number): Promise<StoredUser> {
  const { user: own } = await signedInActor(req, now)
  if (!hasRole(req.user, 'administrator')) throw failure(req, userMessages.notAllowed, 403)
  const user = await storedUser(req.payload, { id: Number(req.routeParams?.id) })
  if (!user) throw failure(req, userMessages.gone, 404)
  if (user.id === own.id) throw failure(req, userMessages.resetOwn, 400)
  return user
}

const state = call('get', '/:id/second-step', async (req, _, now) => {
  const user = await colleagueOf(req, now)
  const { code } = await factorsOf(req.payload, user.id)
  const passkeys = await passkeysOf(passkeysOfStaff, req.payload, user.id)
  return Response.json({ passkeys: passkeys.length, code, recovery: await recoveryCodesLeft(req.payload, user.id) })
})

const reset = call('post', '/:id/reset-second-step', async (req, { currentPassword }, now) => {
  const user = await colleagueOf(req, now)
  await checkOwnPassword(req, { id: Number(req.user?.id), email: String(req.user?.email) }, currentPassword)
  if (!(await resetSecondStep(req.payload, user, languageOf(req), now)))
    throw failure(req, userMessages.nothingToReset, 400)
  await recordAction(req, { action: 'secondStepReset', of: 'Brukere', document: user.id })
  return Response.json({})
})

export const resetEndpoints: Endpoint[] = [state, reset]
