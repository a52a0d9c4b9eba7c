/** Stores a registration, or reports what prevents it. */
import type { BasePayload } from 'payload'
import type { Member } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { keepPassword } from '../../platform/passwords/hash'
import { MAX_USERNAME, type Registration } from './contract'
import { memberNamed } from './store'

/** The new member, or the value that is taken. */
export type RegistrationOutcome = Member | 'usernameTaken' | 'emailTaken'

/** Attempts to find a free username before the registration fails. */
const MAX_NAMES = 50

/** Letters and digits of the address's first part, as a username may have them. */
export function usernameFrom(email: string): string {
  const words = email.slice(0, email.indexOf('@')).match(/[\p{Script=Latin}\d]+/gu) ?? []
  return words.join('.').slice(0, MAX_USERNAME - 4) || 'medlem'
}

/** A member who proved the address by a link: confirmed from the start. Undefined: the address has an account by now. */
export async function joinMember(
  payload: BasePayload,
  { email, name, kept }: { email: string; name: string; kept: { hash: string; salt: string } },
  locale: Locale,
  now: number,
): Promise<Member | undefined> {
  const base = usernameFrom(email)
  const isJoined = async () => (await memberNamed(payload, email)) !== undefined
  for (let at = 1; at <= MAX_NAMES; at++) {
    if (await isJoined()) return undefined
    const username = at === 1 ? base : `${base}-${at}`
    if (await memberNamed(payload, username)) continue
    try {
      return await payload.create({
        collection: 'members',
        data: { username, email, ...kept, name, locale, emailConfirmedAt: new Date(now).toISOString() },
        depth: 0,
      })
    } catch (error) {
      // The database accepts one of two concurrent registrations with a name or an address.
      if (!(await isJoined()) && !(await memberNamed(payload, username))) throw error
    }
  }
  throw new Error('no username is free')
}

export async function registerMember(
  payload: BasePayload,
  { user, pass, mail, name, nick }: Registration,
  locale: Locale,
): Promise<RegistrationOutcome> {
  // Upper and lower case are one.
  const username = user.toLowerCase()
  const email = mail.toLowerCase()

  async function taken(): Promise<Exclude<RegistrationOutcome, Member> | undefined> {
    const { docs } = await payload.find({
      collection: 'members',
      where: { or: [{ username: { equals: username } }, { email: { equals: email } }] },
      depth: 0,
    })
    if (docs.some((member) => member.username === username)) return 'usernameTaken'
    return docs.length > 0 ? 'emailTaken' : undefined
  }

  const before = await taken()
  if (before) return before
  try {
    return await payload.create({
      collection: 'members',
      data: { username, email, ...(await keepPassword(pass)), name, nickname: nick, locale },
      depth: 0,
    })
  } catch (error) {
    // Of two concurrent registrations the database accepts one.
    const meanwhile = await taken()
    if (meanwhile) return meanwhile
    throw error
  }
}
