/** Who works in the admin. */
import type { Feature } from '../../site/feature'
import { users } from './collections'
import { usersData } from './personalData'

export const usersFeature: Feature = { name: 'users', collections: [users], personalData: [usersData] }
