/** Who works in the admin. */
import type { Feature, Runtime } from '../../site/feature'
import { startWorkLoop } from '../../site/workLoop'
import { users } from './collections'
import { forgetOldLetters } from './letters'
import { staffIdentities } from './oidc/identities'
import { usersData } from './personalData'

/** Milliseconds between looks at letters about accounts. */
const INTERVAL = 60 * 60 * 1000

async function startUserWork({ payload, log }: Runtime): Promise<() => Promise<void>> {
  const loop = startWorkLoop({
    interval: INTERVAL,
    work: () => forgetOldLetters(payload, Date.now()),
    onError: (error) => log.error({ err: error }, 'old letters to staff could not be removed'),
  })
  return loop.stop
}

/** Links in letters about forgotten passwords, and the tokens that Payload signs. */
const userSecretTexts = [/(?<=\/admin\/reset\/)[\w.-]+/g, /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g]

export const usersFeature: Feature = {
  name: 'users',
  collections: [users, staffIdentities],
  personalData: [usersData],
  secretTexts: userSecretTexts,
  work: startUserWork,
}
