/** Order requests can be read by staff and by the users of the dealer that holds the request. */
import type { Access } from 'payload'
import { hasRole, staffRoles } from '../../cms/access/roles'
import { ownDealer } from '../dealers'

/** `field`: path from the document to the dealer. */
export function staffOrOwnDealer(field: string): Access {
  return ({ req: { user } }) => {
    if (hasRole(user, ...staffRoles)) return true
    const own = ownDealer(user)
    return own === undefined ? false : { [field]: { equals: own } }
  }
}
