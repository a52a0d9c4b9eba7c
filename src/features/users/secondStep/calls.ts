/** Shared by the endpoints of the second step: the acting user, rate limits, log and notification. */
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageOf, translateFor } from '../../../cms/messages'
import { readInput } from '../../../cms/rest/endpoint'
import type { Localised } from '../../../lib/locales'
import { recordAction } from '../../privacy'
import { type AccountChange, writeChanged } from '../emails'
import { userMessages } from '../messages'
import { takeTry } from '../signIn'
import { type StoredUser, storedUser } from '../storedUser'
import { firstStepOf, nextStepOf } from './firstStep'

export type Typed = Readonly<Record<string, unknown>>

export const failure = (req: PayloadRequest, message: Localised, status: number) =>
  new APIError(translateFor(req, message), status, undefined, true)

export const call = (
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, typed: Typed, now: number) => Promise<Response>,
): Endpoint => ({
  method,
  path,
  async handler(req) {
    return handle(req, (await readInput(req, z.looseObject({}))) ?? {}, Date.now())
  },
})

/** The user whose second step is changed. */
export interface Actor {
  user: StoredUser
  /** Id of the session; absent during a required set-up, before there is one. */
  sid?: string
}

/** The signed-in user, or one who passed the first step and must set up the second. */
export async function actorOf(req: PayloadRequest, now: number): Promise<Actor> {
  const { id, collection, _sid: sid } = { ...req.user } as { id?: number; collection?: string; _sid?: string }
  if (collection === 'users' && id !== undefined && sid !== undefined) {
    const user = await storedUser(req.payload, { id })
    if (user) return { user, sid }
  }
  const user = await firstStepOf(req, now)
  if (user && (await nextStepOf(req, user.id))?.step === 'setUp') return { user }
  throw failure(req, userMessages.notSignedIn, 401)
}

/** The signed-in user; not one who is between the steps. */
export async function signedInActor(req: PayloadRequest, now: number): Promise<Required<Actor>> {
  const { user, sid } = await actorOf(req, now)
  if (sid === undefined) throw failure(req, userMessages.notSignedIn, 401)
  return { user, sid }
}

/** Wrong codes are rate limited as wrong passwords are, and counted separately. */
export const takeSecondTry = (req: PayloadRequest, { id }: StoredUser): (() => void) =>
  takeTry(req, `second step ${id}`)

/** Records in the event log, and notifies the user by e-mail. */
export async function recordAndNotify(
  req: PayloadRequest,
  user: StoredUser,
  change: Exclude<AccountChange, 'password' | 'email' | 'role'>,
  now: number,
): Promise<void> {
  await recordAction(req, { action: change, of: 'Brukere', document: user.id }, req.user ? undefined : user)
  await writeChanged({ payload: req.payload, user, to: user.email, locale: languageOf(req), now }, change)
}
