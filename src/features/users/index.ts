/** Who works in the admin. */
import type { Feature } from '../../site/feature'
import { forgetSentLetters } from '../outbox'
import { users } from './collections'
import { LETTER_PREFIX } from './letters'
import { usersData } from './personalData'

/** Links in letters about forgotten passwords, and the tokens that Payload signs. */
const userSecretTexts = [/(?<=\/admin\/reset\/)[\w.-]+/g, /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g]

export const usersFeature: Feature = {
  name: 'users',
  collections: [users],
  personalData: [usersData],
  secretTexts: userSecretTexts,
  work: forgetSentLetters(LETTER_PREFIX),
}
