/** Actions of the buttons on the member's page: each takes effect at once and returns to the page. */
import { endSubscriptions } from '../../newsletter'
import { ACCOUNT_PATH } from '../addresses'
import { writeConfirmation, writing } from '../mail/emails'
import type { Done } from '../screens/done'
import type { MemberVisit, ScreenOutcome } from '../screens/screen'
import { endSession, endSessions } from '../sessions'
import { askForEmail } from '../store'

type Doing = (visit: MemberVisit, value: string) => Promise<Done | undefined>

/** Only for a confirmed number. */
async function leave({ runtime, member, now }: MemberVisit, groups: readonly number[] | 'all'): Promise<boolean> {
  const { mobile, mobileConfirmedAt } = member
  if (!mobile || !mobileConfirmedAt) return false
  await endSubscriptions(runtime.payload, mobile, groups, { source: 'account', page: ACCOUNT_PATH }, now)
  return true
}

const steps = {
  'bekreft-igjen': async ({ runtime, locale, member, limits, address, now }) => {
    if (member.emailConfirmedAt) return 'bekreftet'
    if (!limits.email(address, now)) return undefined
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
  'meld-av': async (visit, value) => ((await leave(visit, [Number(value) || 0])) ? 'avmeldt' : 'mobil-ubekreftet'),
  'meld-av-alle': async (visit) => ((await leave(visit, 'all')) ? 'avmeldt' : 'mobil-ubekreftet'),
} as const satisfies Record<string, Doing>

export type OwnPageStep = keyof typeof steps

export async function takeStep(visit: MemberVisit): Promise<ScreenOutcome> {
  const { steg = '', verdi = '' } = visit.values
  if (!Object.hasOwn(steps, steg)) return { status: 404 }
  const doing: Doing = steps[steg as OwnPageStep]
  const done = await doing(visit, verdi)
  return done ? { to: ACCOUNT_PATH, done } : { status: 429, message: 'accountTooMany' }
}
