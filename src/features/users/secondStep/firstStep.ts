/**
 * Between the two steps there is no session: the browser holds a token, signed and bound to the password
 * (decision 029), that gives access to the second step only.
 */
import { generateCookie, type PayloadRequest, parseCookies } from 'payload'
import { translateFor } from '../../../cms/messages'
import { idOfBoundLink, isBoundLink, type LinkedTo, writeBoundLink } from '../../../platform/boundLinks'
import { userMessages } from '../messages'
import { signedIn } from '../sessions/signedIn'
import { type StoredUser, storedUser } from '../storedUser'
import { FIRST_STEP_COOKIE } from './cookie'
import { type Factors, factorRequired, factorsOf, hasFactor } from './factors'

/** Milliseconds for the second step: an app for codes may have to be installed first. */
const LIFETIME = 20 * 60 * 1000

const noteOf = ({ id, email, createdAt, hash }: StoredUser): LinkedTo => ({
  purpose: 'staff-first-step',
  id,
  bound: `${Date.parse(createdAt)}\n${email}\n${hash}`,
})

function cookie({ payload }: PayloadRequest, value: string, maxAge: number): string {
  const { serverURL } = payload.config
  return String(
    generateCookie({
      name: FIRST_STEP_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      // Cross-site requests do not carry it.
      sameSite: 'Strict',
      secure: serverURL.startsWith('https:'),
      ...(maxAge > 0 ? { maxAge } : { expires: new Date(0) }),
      returnCookieAsObject: false,
    }),
  )
}

export const endedFirstStep = (req: PayloadRequest): string => cookie(req, '', 0)

/** The user who has passed the first step in this browser. */
export async function firstStepOf(req: PayloadRequest, now: number): Promise<StoredUser | undefined> {
  const note = parseCookies(req.headers).get(FIRST_STEP_COOKIE) ?? ''
  const id = idOfBoundLink(note)
  const user = id === undefined ? undefined : await storedUser(req.payload, { id })
  return user && isBoundLink(note, noteOf(user), req.payload.secret, now) ? user : undefined
}

/** The next step: check one of these factors, or set one up. */
export type NextStep = { step: 'check'; factors: Factors } | { step: 'setUp' }

export async function nextStepOf({ payload }: PayloadRequest, owner: number): Promise<NextStep | undefined> {
  const factors = await factorsOf(payload, owner)
  if (hasFactor(factors)) return { step: 'check', factors }
  return (await factorRequired(payload, owner)) ? { step: 'setUp' } : undefined
}

/** After the first step: signs the user in, or asks for the second. */
export async function afterFirstStep(req: PayloadRequest, user: StoredUser): Promise<Response> {
  const next = await nextStepOf(req, user.id)
  if (!next) return signedIn(req, user)
  const note = writeBoundLink(noteOf(user), req.payload.secret, Date.now() + LIFETIME)
  const message = translateFor(
    req,
    next.step === 'check' ? userMessages.secondStepNeeded : userMessages.secondStepMissing,
  )
  return Response.json(
    { message, user: null, secondStep: next },
    { headers: { 'set-cookie': cookie(req, note, LIFETIME / 1000) } },
  )
}
