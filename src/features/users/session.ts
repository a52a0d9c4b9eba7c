/** Beginning a session for somebody who is known, by whatever way they showed who they are. */
import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import type { User } from '../../content/types'

/** The cookie that holds the session, as the value of a `Set-Cookie` header. */
export async function beginSession(req: PayloadRequest, { id }: Pick<User, 'id'>): Promise<string> {
  const { payload } = req
  const { config } = payload.collections.users
  const user = (await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: id } },
  })) as TypedUser
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: String(user.email),
    user,
    ...(sid ? { sid } : {}),
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string
}
