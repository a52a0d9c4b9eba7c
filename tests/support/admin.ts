/** The administrator whom every test's database has. */
import { type BasePayload, jwtSign } from 'payload'

export const admin = { email: 'admin@example.com', password: 'long enough for tests' }

/** Seconds. */
const HOUR = 60 * 60

/** As a login would hand it out, for the session that the database was made with. */
export async function adminToken(payload: BasePayload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: admin.email } },
    showHiddenFields: true,
  })
  const [user] = docs
  const fields = { id: user?.id, collection: 'users', email: admin.email, sid: user?.sessions?.[0]?.id }
  return (await jwtSign({ fieldsToSign: fields, secret: payload.secret, tokenExpiration: HOUR })).token
}
