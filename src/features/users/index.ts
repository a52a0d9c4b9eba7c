/** Who works in the admin. */
import type { Feature } from '../../site/feature'
import { users } from './collections'

export const usersFeature: Feature = { name: 'users', collections: [users] }
