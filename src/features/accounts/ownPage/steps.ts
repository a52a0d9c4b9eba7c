/** What the buttons of one's own page ask for: each is done at once and comes back. */
import { ACCOUNT_PATH } from '../addresses'
import { writeConfirmation, writing } from '../mail/letters'
import type { Done } from '../screens/done'
import type { MemberVisit, Outcome } from '../screens/screen'
import { endSession, endSessions } from '../sessions'
import { askForEmail } from '../store'

type Doing = (visit: MemberVisit, value: string) => Promise<Done | undefined>

const steps = {
  'bekreft-igjen': async ({ runtime, locale, member, limits, address, now }) => {
    if (member.emailConfirmedAt) return 'bekreftet'
    if (!limits.letter(address, now)) return undefined
    await writeConfirmation(await writing(runtime, locale, now), member)
    return 'lenke-sendt'
  },
  'glem-epost': async ({ runtime, member, now }) => {
    await askForEmail(runtime.payload, member, null, now)
    return 'epost-beholdt'
  },
  avslutt: async ({ runtime, member }, value) => {
    await endSession(runtime.payload, { member: member.id, session: value })
    return 'okt-avsluttet'
  },
  'avslutt-andre': async ({ runtime, member, session }) => {
    await endSessions(runtime.payload, member.id, session)
    return 'okter-avsluttet'
  },
} as const satisfies Record<string, Doing>

export type Step = keyof typeof steps

export async function takeStep(visit: MemberVisit): Promise<Outcome> {
  const { steg = '', verdi = '' } = visit.values
  if (!Object.hasOwn(steps, steg)) return { status: 404 }
  const doing: Doing = steps[steg as Step]
  const done = await doing(visit, verdi)
  return done ? { to: ACCOUNT_PATH, done } : { status: 429, message: 'accountTooMany' }
}
