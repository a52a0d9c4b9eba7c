/**
 * Forgotten passwords of staff. Replaces Payload's endpoints of the same paths, which store the key of a link in clear
 * text, wait for the mail server if an account exists, and sign in the holder of the link.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { BasePayload, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageOf, translateFor } from '../../cms/messages'
import { errorResponse, readInput, typedText } from '../../cms/rest/endpoint'
import { idOfBoundLink, isBoundLink, type LinkedTo, writeBoundLink } from '../../platform/boundLinks'
import { writeReset } from './emails'
import { userMessages } from './messages'
import { type StoredUser, storedUser } from './storedUser'

const MINUTE = 60 * 1000
/** Milliseconds of a link's validity, in which an account gets one e-mail, however many are requested. */
const LIFETIME = 60 * MINUTE
const WINDOW = 10 * MINUTE
/** Milliseconds that every response takes: longer than the writes for an existing account. */
const ANSWER_TIME = 500

/** A change of password or address invalidates the link. */
const linkTo = ({ id, email, createdAt, hash }: StoredUser): LinkedTo => ({
  purpose: 'staff-password',
  id,
  bound: `${Date.parse(createdAt)}\n${email}\n${hash}`,
})

/** The URL at which a new password is chosen; valid for an hour, once. */
export function passwordLink({ config, secret }: BasePayload, user: StoredUser, now: number): string {
  const { serverURL, routes, admin } = config
  return `${serverURL}${routes.admin}${admin.routes.reset}/${writeBoundLink(linkTo(user), secret, now + LIFETIME)}`
}

async function sendLink({ payload, i18n }: PayloadRequest, email: string, now: number): Promise<void> {
  const user = await storedUser(payload, { email })
  if (!user) return
  const about = { payload, user, to: user.email, locale: languageOf({ i18n }), now }
  const mark = `${user.salt?.slice(0, 8)}:${Math.floor(now / WINDOW)}`
  await writeReset(about, passwordLink(payload, user, now), mark)
}

const forgotten = z.object({ email: typedText })
const chosen = z.object({ token: typedText, password: typedText })

export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    const email = (await readInput(req, forgotten))?.email.trim().toLowerCase()
    await Promise.all([email && sendLink(req, email, Date.now()), wait(ANSWER_TIME)])
    return Response.json({ message: translateFor(req, userMessages.linkSent) })
  },
}

export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    const { payload } = req
    const { token = '', password = '' } = (await readInput(req, chosen)) ?? {}
    const id = idOfBoundLink(token)
    const user = id === undefined ? undefined : await storedUser(payload, { id })
    if (!user || !isBoundLink(token, linkTo(user), payload.secret, Date.now()))
      return errorResponse(req, 403, userMessages.deadLink)
    // The link does not sign in: the user signs in with the new password afterwards.
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { password },
      req: { i18n: req.i18n, t: req.t, headers: req.headers },
    })
    return Response.json({ message: translateFor(req, userMessages.passwordIsNew) })
  },
}
