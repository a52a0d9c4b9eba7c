/** Who works in the admin. */
import type { Feature } from '../../site/feature'
import { users } from './collections'
import { usersData } from './personalData'

/** Payload's own: its letters about a forgotten password, and the tokens that it signs. */
const userSecretTexts = [/(?<=\/admin\/reset\/)[\w-]+/g, /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g]

export const usersFeature: Feature = {
  name: 'users',
  collections: [users],
  personalData: [usersData],
  secretTexts: userSecretTexts,
}
