/** Maps a person at the provider to a user of the admin, with the role that the provider gives. */
import { randomBytes } from 'node:crypto'
import { type PayloadRequest, ValidationError } from 'payload'
import { type Role, roles } from '../../../cms/access/roles'
import { languageOf } from '../../../cms/messages'
import { recordAction } from '../../privacy'
import { writeLinked } from '../emails'
import { type StoredUser, storedUser } from '../storedUser'
import { addIdentity, ownerOf, recordSignIn } from './identities'
import type { Claims, SingleSignOn } from './singleSignOn'

/** Why a person whom the provider authenticated is refused. */
export type SignInRefused = 'noAccount' | 'noRole'

/** A claim by its name, or by a path with dots into it (`realm_access.roles`). */
function claimAt(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name]
  return name
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], claims)
}

/** The strongest of the roles in the claim; undefined if it names none of the program's. */
function roleFrom(
  claims: Claims,
  { roles: map, roleClaim }: Pick<SingleSignOn, 'roles' | 'roleClaim'>,
): Role | undefined {
  const named = new Set([claimAt(claims, roleClaim)].flat().map((value) => map?.get(String(value))))
  return roles.find((role) => named.has(role))
}

/**
 * The person's address, if the provider states that it is verified: with a self-chosen address a person could claim
 * another user's account.
 */
function emailFrom(claims: Claims, { trustsEmail }: Pick<SingleSignOn, 'trustsEmail'>): string | undefined {
  const { email, email_verified: verified } = claims
  if (typeof email !== 'string' || !email.includes('@')) return undefined
  return trustsEmail || verified === true ? email.trim().toLowerCase() : undefined
}

/** A request with the program's own rights, without a user; the headers keep the client's address. */
const ofProgram = ({ headers, i18n, t }: PayloadRequest) => ({ req: { headers, i18n, t } })

async function createUser(req: PayloadRequest, email: string, role: Role, claims: Claims): Promise<number> {
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim() : email
  // The password is unknown to the user, who can request a link to set one.
  const password = randomBytes(32).toString('base64url')
  const user = await req.payload.create({
    collection: 'users',
    data: { name, email, role, password },
    ...ofProgram(req),
  })
  await recordAction(req, { action: 'userCreated', of: 'Brukere', document: user.id }, user)
  return user.id
}

/** Links the identity to a user's account, and notifies the user. False if another user has it. */
export async function link(req: PayloadRequest, user: StoredUser, claims: Claims, provider: string): Promise<boolean> {
  const { payload } = req
  const now = Date.now()
  if (!(await addIdentity(payload, user.id, claims, now))) return (await ownerOf(payload, claims)) === user.id
  await recordAction(req, { action: 'identityAdded', of: provider, document: user.id }, user)
  await writeLinked({ payload, user, to: user.email, locale: languageOf(req), now }, provider)
  return true
}

async function takeRole(req: PayloadRequest, user: StoredUser, role: Role): Promise<void> {
  if (user.role === role) return
  try {
    await req.payload.update({ collection: 'users', id: user.id, data: { role }, ...ofProgram(req) })
  } catch (error) {
    // The last administrator keeps the role: a site without one cannot be administered.
    if (!(error instanceof ValidationError)) throw error
    req.payload.logger.warn(`the provider no longer names user ${user.id} an administrator, but there is no other`)
  }
}

/**
 * The user for a person at the provider; created if the provider gives a role to a new person. An existing account is
 * matched by its address once, and by the provider's own number from then on.
 */
export async function personFrom(
  req: PayloadRequest,
  claims: Claims,
  provider: SingleSignOn,
): Promise<StoredUser | SignInRefused> {
  const { payload } = req
  const role = roleFrom(claims, provider)
  if (provider.roles && !role) return 'noRole'
  const owner = await ownerOf(payload, claims)
  const email = emailFrom(claims, provider)
  const known =
    owner === undefined ? email && (await storedUser(payload, { email })) : await storedUser(payload, { id: owner })
  if (!known && !(role && email)) return 'noAccount'
  const user =
    known || (await storedUser(payload, { id: await createUser(req, email as string, role as Role, claims) }))
  if (!user) return 'noAccount'
  if (owner !== undefined) await recordSignIn(payload, claims, Date.now())
  else if (!(await link(req, user, claims, provider.name))) return 'noAccount'
  if (role) await takeRole(req, user, role)
  return user
}
