/** Stores a registration, and says what stands in its way. */
import type { BasePayload } from 'payload'
import type { Registration } from './contract'

export type RegistrationOutcome = 'registered' | 'usernameTaken' | 'emailTaken'

export async function registerMember(
  payload: BasePayload,
  { user, pass, mail, name, nick }: Registration,
): Promise<RegistrationOutcome> {
  // As Payload stores them: upper and lower case are one.
  const username = user.toLowerCase()
  const email = mail.toLowerCase()

  async function taken(): Promise<Exclude<RegistrationOutcome, 'registered'> | undefined> {
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
    await payload.create({
      collection: 'members',
      data: { username, email, password: pass, name, nickname: nick },
      depth: 0,
    })
    return 'registered'
  } catch (error) {
    // Of two at the same moment the database takes one.
    const meanwhile = await taken()
    if (meanwhile) return meanwhile
    throw error
  }
}
