/**
 * Between the two steps. Whoever has taken the first is not signed in: their browser holds a note, signed and bound to the
 * password (decision 029), that opens the second step and nothing else. No session stands behind it.
 */
import { generateCookie, type PayloadRequest, parseCookies } from 'payload'
import { say } from '../../../content/messages'
import { idOfBoundLink, isBoundLink, type LinkedTo, writeBoundLink } from '../../../site/boundLinks'
import { userMessages } from '../messages'
import { signedIn } from '../sessions/signedIn'
import { type StoredUser, storedUser } from '../storedUser'
import { FIRST_STEP_COOKIE } from './cookie'
import { hasWay, mustHaveWay, type Ways, waysOf } from './ways'

/** Milliseconds that the second step may take: an app for codes may have to be installed first. */
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
      // Nobody else's page sends it along.
      sameSite: 'Strict',
      secure: serverURL.startsWith('https:'),
      ...(maxAge > 0 ? { maxAge } : { expires: new Date(0) }),
      returnCookieAsObject: false,
    }),
  )
}

export const endedFirstStep = (req: PayloadRequest): string => cookie(req, '', 0)

/** Who has taken the first step in this browser. */
export async function firstStepOf(req: PayloadRequest, now: number): Promise<StoredUser | undefined> {
  const note = parseCookies(req.headers).get(FIRST_STEP_COOKIE) ?? ''
  const id = idOfBoundLink(note)
  const user = id === undefined ? undefined : await storedUser(req.payload, { id })
  return user && isBoundLink(note, noteOf(user), req.payload.secret, now) ? user : undefined
}

/** What is to be done as the second step: one of these ways, or to set one up. */
export type NextStep = { step: 'check'; ways: Ways } | { step: 'setUp' }

export async function nextStepOf({ payload }: PayloadRequest, owner: number): Promise<NextStep | undefined> {
  const ways = await waysOf(payload, owner)
  if (hasWay(ways)) return { step: 'check', ways }
  return (await mustHaveWay(payload, owner)) ? { step: 'setUp' } : undefined
}

/** The first step is taken: the person is signed in, or asked for the second. */
export async function afterFirstStep(req: PayloadRequest, user: StoredUser): Promise<Response> {
  const next = await nextStepOf(req, user.id)
  if (!next) return signedIn(req, user)
  const note = writeBoundLink(noteOf(user), req.payload.secret, Date.now() + LIFETIME)
  const message = say(req, next.step === 'check' ? userMessages.secondStepNeeded : userMessages.secondStepMissing)
  return Response.json(
    { message, user: null, secondStep: next },
    { headers: { 'set-cookie': cookie(req, note, LIFETIME / 1000) } },
  )
}
