/** Signing in and out: Payload checks the password and keeps the sessions, the cookie is ours. */
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, type BasePayload } from 'payload'
import { z } from 'zod'
import type { Member } from '../../content/types'
import { REMEMBERED_SECONDS } from './collections'
import { MAX_EMAIL, MAX_PASSWORD } from './contract'
import { type SessionToken, writeSessionToken } from './sessionToken'

/** Seconds that a session lasts that is forgotten with the browser's window, where the browser never closes it. */
const FORGOTTEN_SECONDS = 24 * 60 * 60

/** What Payload hashes passwords with; a test notices when that changes. */
const hashing = { iterations: 600_000, bytes: 32, digest: 'sha256' }

export interface SignIn {
  /** Username or e-mail address. */
  user: string
  pass: string
  remember: boolean
}

/** A username or an address as it is stored. */
export function accountKey(user: string): string {
  return user.trim().normalize('NFKC').toLowerCase()
}

/** The session in the token that Payload made, which goes no further than here. */
function sessionOf(token: string | undefined): string {
  const content = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
  return z.object({ sid: z.string() }).parse(JSON.parse(content)).sid
}

/** Begins a session; undefined where name and password do not belong together, whichever is wrong. */
export async function beginSession(
  payload: BasePayload,
  { user, pass, remember }: SignIn,
  { secret, now }: { secret: string; now: number },
): Promise<string | undefined> {
  const username = accountKey(user)
  if (username === '' || username.length > MAX_EMAIL || pass.trim() === '' || pass.length > MAX_PASSWORD)
    return undefined
  const { totalDocs } = await payload.count({
    collection: 'members',
    where: { or: [{ username: { equals: username } }, { email: { equals: username } }] },
  })
  if (totalDocs === 0) {
    // As long as for an account that exists, so that the time does not tell which do.
    await promisify(pbkdf2)(pass, 'nobody', hashing.iterations, hashing.bytes, hashing.digest)
    return undefined
  }
  try {
    const { token, user: member } = await payload.login({ collection: 'members', data: { username, password: pass } })
    const expires = Math.floor(now / 1000) + (remember ? REMEMBERED_SECONDS : FORGOTTEN_SECONDS)
    return writeSessionToken({ member: Number(member?.id), session: sessionOf(token), expires }, secret)
  } catch (error) {
    if (error instanceof AuthenticationError) return undefined
    throw error
  }
}

/** The stored member with sessions, which reads through Payload's hooks leave out. */
function stored(payload: BasePayload, id: number): Promise<Member | null> {
  return payload.db.findOne<Member>({ collection: 'members', where: { id: { equals: id } } })
}

/** The member whose session this is; undefined when it has ended. */
export async function memberOf(payload: BasePayload, token: SessionToken, now: number): Promise<Member | undefined> {
  const member = await stored(payload, token.member)
  const session = member?.sessions?.find(({ id }) => id === token.session)
  return member && session && Date.parse(session.expiresAt) > now ? member : undefined
}

export async function endSession(payload: BasePayload, token: SessionToken): Promise<void> {
  const member = await stored(payload, token.member)
  if (!member?.sessions?.some(({ id }) => id === token.session)) return
  await payload.db.updateOne({
    collection: 'members',
    id: member.id,
    // Without a date, as Payload does it: the member has not changed.
    data: { sessions: member.sessions.filter(({ id }) => id !== token.session), updatedAt: null },
    returning: false,
  })
}
