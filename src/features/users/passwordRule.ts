/** Password rules for staff, for every way of setting one: the admin, a link, REST, the first start. */
import type { CollectionBeforeValidateHook } from 'payload'
import { weaknessOf } from '../../platform/passwords/weakness'
import { userMessages } from './messages'
import { refusal } from './refusal'

/** Length over rules (NIST SP 800-63B): no demands on kinds of characters. */
const MIN_PASSWORD = 10
/** Hashing longer passwords costs time without more security. */
const MAX_PASSWORD = 512

const weakMessages = { common: userMessages.commonPassword, ownWord: userMessages.ownWordPassword } as const

/** Key under which a request records whose password it changes: Payload removes the field before later hooks run. */
export const PASSWORD_OF = 'passwordOf'

export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const { email, name } = { ...originalDoc, ...data }
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, select: { name: true }, req })
  const weakness = weaknessOf(
    password,
    [email, name, site.name].filter((word) => typeof word === 'string'),
  )
  const wrong =
    password.length < MIN_PASSWORD
      ? userMessages.shortPassword
      : password.length > MAX_PASSWORD
        ? userMessages.longPassword
        : weakness && weakMessages[weakness]
  if (wrong) throw refusal(req, 'password', wrong, { min: MIN_PASSWORD, max: MAX_PASSWORD })
  req.context[PASSWORD_OF] = originalDoc?.id
  return data
}
