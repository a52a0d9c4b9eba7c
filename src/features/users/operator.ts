/** What the operator's command (`merkevei user`) does with accounts: past the admin's forms, and in the event log. */
import { sql } from 'drizzle-orm'
import { type BasePayload, ValidationError } from 'payload'
import type { Role } from '../../cms/access/roles'
import { numberIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import { DEALERS, dealers } from '../dealers'
import { type AccessAction, recordAccess } from '../privacy'
import { invitationLink } from './invitations/invite'
import { LINK_ONLY } from './notifyOfChanges'
import { passwordLink } from './passwordReset'
import { resetSecondStep } from './secondStep/resetEndpoints'
import { endSessions } from './sessions/store'
import { storedUser } from './storedUser'
import { staffCodes, staffPasskeys, users } from './tables'

const COMMAND = 'merkevei user'

const record = (payload: BasePayload, action: AccessAction, document: number, now: number) =>
  recordAccess(payload, { name: COMMAND }, { action, of: 'Brukere', document }, now)

/** Addresses are stored in lower case. */
const stored = (email: string) => email.trim().toLowerCase()

export interface Rescued {
  /** URL at which a new password is chosen. */
  link: string
  hadSecondStep: boolean
}

/** Removes the second step, ends all sessions, and creates a link for a new password. Undefined for an unknown user. */
export async function rescueAccount(payload: BasePayload, email: string, now: number): Promise<Rescued | undefined> {
  const user = await storedUser(payload, { email: stored(email) })
  if (!user) return undefined
  const hadSecondStep = await resetSecondStep(payload, user, 'nb', now)
  await endSessions(payload, user.id)
  await record(payload, 'secondStepReset', user.id, now)
  return { link: passwordLink(payload, user, now), hadSecondStep }
}

export interface ListedUser {
  email: string
  name: string
  role: string
  /** Number of the dealer that the user belongs to. */
  dealer?: string
  secondStep: boolean
  /** The user has not chosen a password yet. */
  invited: boolean
}

const u = alias(users, 'u')
const d = alias(dealers, 'd')

/** All users of the admin, by e-mail address. */
export async function listUsers(payload: BasePayload): Promise<ListedUser[]> {
  const factor = sql`case
    when exists (select 1 from ${staffPasskeys} where ${staffPasskeys.owner} = ${u.id})
      or exists (select 1 from ${staffCodes} where ${staffCodes.owner} = ${u.id}) then 1 else 0 end`
  const rows = await runStatement(
    payload,
    select(
      { email: u.email, name: u.name, role: u.role, dealer: d.number, factor, invitedAt: u.invited_at },
      sql`from ${u} left join ${d} on ${d.id} = ${u.dealer_id} order by ${u.email}`,
    ),
  )
  return rows.map(({ email, name, role, dealer, factor: has, invitedAt }) => ({
    email: textIn(email),
    name: textIn(name),
    role: textIn(role),
    ...(dealer === null ? {} : { dealer: textIn(dealer) }),
    secondStep: numberIn(has) === 1,
    invited: invitedAt !== null,
  }))
}

export interface NewUser {
  email: string
  name: string
  role: Role
  /** Number of the dealer; for the role of dealers, which must have one. */
  dealer?: string
}

export type AddedUser = { link: string } | { error: 'taken' | 'unknownDealer' }

/** Creates a user without a password. The link is not sent: the caller hands it over. */
export async function addUser(
  payload: BasePayload,
  { email, name, role, dealer }: NewUser,
  now: number,
): Promise<AddedUser> {
  if (await storedUser(payload, { email: stored(email) })) return { error: 'taken' }
  const { docs } =
    dealer === undefined
      ? { docs: [] }
      : await payload.find({ collection: DEALERS, where: { number: { equals: dealer } }, limit: 1, depth: 0 })
  if (dealer !== undefined && docs.length === 0) return { error: 'unknownDealer' }
  const { id } = await payload.create({
    collection: 'users',
    // The collection chooses a random password, which no one learns.
    data: { email: stored(email), name, role, ...(docs[0] ? { dealer: docs[0].id } : {}) } as never,
    context: { [LINK_ONLY]: true },
  })
  await record(payload, 'userCreated', id, now)
  const user = await storedUser(payload, { id })
  if (!user) throw new Error('the new user could not be read')
  return { link: invitationLink(payload, user) }
}

/** The last administrator is kept, by a rule of the collection. */
export async function removeUser(
  payload: BasePayload,
  email: string,
  now: number,
): Promise<'removed' | 'unknown' | 'lastAdministrator'> {
  const user = await storedUser(payload, { email: stored(email) })
  if (!user) return 'unknown'
  try {
    await payload.delete({ collection: 'users', id: user.id })
  } catch (error) {
    if (error instanceof ValidationError) return 'lastAdministrator'
    throw error
  }
  await record(payload, 'deleted', user.id, now)
  return 'removed'
}
