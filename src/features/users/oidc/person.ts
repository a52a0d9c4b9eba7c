/** Which of the staff somebody is who comes from the provider, and the role that the provider gives them. */
import { randomBytes } from 'node:crypto'
import { type PayloadRequest, ValidationError } from 'payload'
import { type Role, roles } from '../../../cms/access/roles'
import { languageOf } from '../../../cms/messages'
import { noteAct } from '../../privacy'
import { writeLinked } from '../emails'
import { type StoredUser, storedUser } from '../storedUser'
import { addIdentity, ownerOf, recordSignIn } from './identities'
import type { Claims, SingleSignOn } from './singleSignOn'

/** Why somebody whom the provider knows does not get in. */
export type SignInRefused = 'noAccount' | 'noRole'

/** A claim by its name, or by a path with dots into it (`realm_access.roles`). */
function claimAt(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name]
  return name
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], claims)
}

/** The strongest of the roles that the claim names; undefined where it names none of ours. */
function roleFrom(
  claims: Claims,
  { roles: map, roleClaim }: Pick<SingleSignOn, 'roles' | 'roleClaim'>,
): Role | undefined {
  const named = new Set([claimAt(claims, roleClaim)].flat().map((value) => map?.get(String(value))))
  return roles.find((role) => named.has(role))
}

/** The address of a person, where the provider says that it is theirs: whoever can choose it could be anybody here. */
function emailFrom(claims: Claims, { trustsEmail }: Pick<SingleSignOn, 'trustsEmail'>): string | undefined {
  const { email, email_verified: verified } = claims
  if (typeof email !== 'string' || !email.includes('@')) return undefined
  return trustsEmail || verified === true ? email.trim().toLowerCase() : undefined
}

/** As the program, not as somebody who is signed in; where the call comes from stays known. */
const ofProgram = ({ headers, i18n, t }: PayloadRequest) => ({ req: { headers, i18n, t } })

async function createUser(req: PayloadRequest, email: string, role: Role, claims: Claims): Promise<number> {
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim() : email
  // Nobody knows it: whoever wants a password here asks for a link.
  const password = randomBytes(32).toString('base64url')
  const user = await req.payload.create({
    collection: 'users',
    data: { name, email, role, password },
    ...ofProgram(req),
  })
  await noteAct(req, { action: 'userCreated', of: 'Brukere', document: user.id }, user)
  return user.id
}

/** Adds a way in to somebody's account, and tells them. False where somebody else has it. */
export async function link(req: PayloadRequest, user: StoredUser, claims: Claims, provider: string): Promise<boolean> {
  const { payload } = req
  const now = Date.now()
  if (!(await addIdentity(payload, user.id, claims, now))) return (await ownerOf(payload, claims)) === user.id
  await noteAct(req, { action: 'identityAdded', of: provider, document: user.id }, user)
  await writeLinked({ payload, user, to: user.email, locale: languageOf(req), now }, provider)
  return true
}

async function takeRole(req: PayloadRequest, user: StoredUser, role: Role): Promise<void> {
  if (user.role === role) return
  try {
    await req.payload.update({ collection: 'users', id: user.id, data: { role }, ...ofProgram(req) })
  } catch (error) {
    // The last administrator stays one: a site that nobody can run is worse.
    if (!(error instanceof ValidationError)) throw error
    req.payload.logger.warn(`the provider no longer names user ${user.id} an administrator, but there is no other`)
  }
}

/**
 * The user that somebody is; made where the provider gives a role to somebody new. An account that was there before is
 * known by its address once, and by the provider's own number from then on.
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
