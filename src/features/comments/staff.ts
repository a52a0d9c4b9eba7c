/** Users who can be mentioned. */
import type { PayloadRequest } from 'payload'
import { staffRoles } from '../../cms/access/roles'
import { USERS } from '../users'

export interface StaffUser {
  id: number
  name: string
  email: string
}

/** By name. Their names and addresses are known to all staff: they stand beside what they write. */
export async function readStaff(req: PayloadRequest): Promise<StaffUser[]> {
  const { docs } = await req.payload.find({
    collection: USERS,
    where: { role: { in: [...staffRoles] } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true, email: true },
    req,
  })
  return docs.map(({ id, name, email }) => ({ id, name, email }))
}
