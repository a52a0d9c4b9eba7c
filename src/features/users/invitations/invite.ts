/**
 * Invitations: an administrator enters name, e-mail and role, and the user chooses a password through an e-mailed link.
 * Until then the stored password is random.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionBeforeValidateHook, Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { languageOf, translateFor } from '../../../cms/messages'
import { moment, runStatement } from '../../../cms/statements'
import { idOfBoundLink, isBoundLink, type LinkedTo, writeBoundLink } from '../../../platform/boundLinks'
import { recordAction } from '../../privacy'
import { writeInvitation } from '../emails'
import { userMessages } from '../messages'
import { call, failure } from '../secondStep/calls'
import { type StoredUser, storedUser } from '../storedUser'
import { users } from '../tables'
import { INVITATION_LIFETIME, INVITATION_PATH } from './lifetime'

/** A user created without a password gets a random one, and an invitation. */
export const inviteWithoutPassword: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === 'create' && data && !data.password
    ? { ...data, password: randomBytes(32).toString('base64url'), invitedAt: moment(Date.now()) }
    : data

/** A chosen password and a newer invitation both invalidate the link. */
const linkTo = ({ id, email, createdAt, hash, invitedAt }: StoredUser): LinkedTo => ({
  purpose: 'staff-invitation',
  id,
  bound: `${Date.parse(createdAt)}\n${email}\n${hash}\n${Date.parse(invitedAt ?? '')}`,
})

const invitedTime = ({ invitedAt }: StoredUser): number => Date.parse(invitedAt ?? '')

/** The URL at which an invited user chooses a password, once; `user.invitedAt` must be set. */
export function invitationLink({ config, secret }: BasePayload, user: StoredUser): string {
  const { serverURL, routes } = config
  const link = writeBoundLink(linkTo(user), secret, invitedTime(user) + INVITATION_LIFETIME)
  return `${serverURL}${routes.admin}${INVITATION_PATH}/${link}`
}

/** Sends the e-mail; `user.invitedAt` must be set. */
export async function sendInvitation(req: PayloadRequest, user: StoredUser): Promise<void> {
  const { payload } = req
  const about = { payload, user, to: user.email, locale: languageOf(req), now: Date.now() }
  await writeInvitation(about, invitationLink(payload, user), String(invitedTime(user)))
  await recordAction(req, { action: 'userInvited', of: 'Brukere', document: user.id })
}

const again = call('post', '/:id/invite', async (req, _, now) => {
  if (!hasRole(req.user, 'administrator')) throw failure(req, userMessages.notAllowed, 403)
  const id = Number(req.routeParams?.id)
  const invited = await runStatement(
    req.payload,
    sql`update ${users} set ${users.invited_at} = ${moment(now)} where ${users.id} = ${id}
      and ${users.invited_at} is not null returning ${users.id}`,
  )
  const user = invited.length > 0 ? await storedUser(req.payload, { id }) : undefined
  if (!user) throw failure(req, userMessages.notInvited, 400)
  await sendInvitation(req, user)
  return Response.json({ invitedAt: moment(now) })
})

/** The invited user; undefined if the link was used, has expired, or was replaced by a newer one. */
async function invitedBy({ payload }: PayloadRequest, link: unknown, now: number): Promise<StoredUser | undefined> {
  const id = typeof link === 'string' ? idOfBoundLink(link) : undefined
  const user = id === undefined ? undefined : await storedUser(payload, { id })
  return user?.invitedAt && isBoundLink(String(link), linkTo(user), payload.secret, now) ? user : undefined
}

/** Name and address for the form's greeting. */
const open = call('post', '/invitation/open', async (req, { token }, now) => {
  const user = await invitedBy(req, token, now)
  if (!user) throw failure(req, userMessages.deadInvitation, 403)
  return Response.json({ name: user.name, email: user.email })
})

const accept = call('post', '/invitation', async (req, { token, password }, now) => {
  const user = await invitedBy(req, token, now)
  if (!user) throw failure(req, userMessages.deadInvitation, 403)
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: { password: typeof password === 'string' ? password : '' },
    req: { i18n: req.i18n, t: req.t, headers: req.headers },
  })
  return Response.json({ message: translateFor(req, userMessages.welcome), email: user.email })
})

export const invitationEndpoints: Endpoint[] = [again, open, accept]
