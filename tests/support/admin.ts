/** The administrator whom every test's database has. */
import { sql } from 'drizzle-orm'
import { type BasePayload, jwtSign } from 'payload'
import { readRows } from './rows'

export const admin = { email: 'admin@example.com', password: 'long enough for tests' }

/** Seconds. */
const HOUR = 60 * 60

/** As a login would hand it out, for the session that the database was made with. */
export async function adminToken(payload: BasePayload): Promise<string> {
  const [session] = await readRows(
    payload,
    sql`select s.owner, s.sid from staff_sessions s join users u on u.id = s.owner where u.email = ${admin.email}`,
  )
  const fields = { id: Number(session?.owner), collection: 'users', email: admin.email, sid: session?.sid }
  return (await jwtSign({ fieldsToSign: fields, secret: payload.secret, tokenExpiration: HOUR })).token
}
