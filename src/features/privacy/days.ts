/** Days that each kind is kept: as administrators have set, else the feature's default. */
import type { BasePayload } from 'payload'
import { declaredIn } from '../../web/declared'
import type { PersonalData } from '../../web/personalData'

export const MAX_DAYS = 36_500

export type Days = Readonly<Record<string, number>>

export const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DAYS

export function chosenDays(kinds: readonly PersonalData[], stored: unknown): Days {
  const chosen = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    kinds.flatMap(({ key, kept }) => {
      if (!('days' in kept)) return []
      const own = chosen[key]
      return [[key, isDays(own) ? own : kept.days]]
    }),
  )
}

export async function readDays(payload: BasePayload): Promise<Days> {
  const { days } = await payload.findGlobal({ slug: 'privacySettings', depth: 0 })
  return chosenDays(declaredIn(payload).personalData, days)
}
