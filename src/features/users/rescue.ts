/** For the operator (`npm run staff`): restores access to an account whose password and second step are lost. */
import type { BasePayload } from 'payload'
import { recordAccess } from '../privacy'
import { passwordLink } from './forgotten'
import { resetSecondStep } from './secondStep/colleague'
import { endSessions } from './sessions/store'
import { storedUser } from './storedUser'

const COMMAND = 'npm run staff'

export interface Rescued {
  /** URL at which a new password is chosen. */
  link: string
  hadSecondStep: boolean
}

/** Removes the second step, ends all sessions, and creates a link for a new password. Undefined for an unknown user. */
export async function rescueAccount(payload: BasePayload, email: string, now: number): Promise<Rescued | undefined> {
  const user = await storedUser(payload, { email: email.trim().toLowerCase() })
  if (!user) return undefined
  const hadSecondStep = await resetSecondStep(payload, user, 'nb', now)
  await endSessions(payload, user.id)
  const act = { action: 'secondStepReset', of: 'Brukere', document: user.id } as const
  await recordAccess(payload, { name: COMMAND }, act, now)
  return { link: passwordLink(payload, user, now), hadSecondStep }
}
