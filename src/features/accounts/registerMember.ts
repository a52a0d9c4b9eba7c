/** Stores a registration, and says what stands in its way. */
import type { BasePayload } from 'payload'
import type { Member } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import type { Registration } from './contract'

/** The member, or what is taken. */
export type RegistrationOutcome = Member | 'usernameTaken' | 'emailTaken'

export async function registerMember(
  payload: BasePayload,
  { user, pass, mail, name, nick }: Registration,
  locale: Locale,
): Promise<RegistrationOutcome> {
  // As Payload stores them: upper and lower case are one.
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
      data: { username, email, password: pass, name, nickname: nick, locale },
      depth: 0,
    })
  } catch (error) {
    // Of two at the same moment the database takes one.
    const meanwhile = await taken()
    if (meanwhile) return meanwhile
    throw error
  }
}
