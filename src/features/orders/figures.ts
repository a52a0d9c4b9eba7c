/** Counts of order requests by state, and of overdue ones. */
import type { PayloadRequest } from 'payload'
import { type OrderFigures, type OrderState, orderStates } from './states'
import { overdueBefore as overdueTime } from './tasks'

/** Dealers listed by name. */
const MAX_DEALERS = 8
const MAX_COUNTED = 5000

/** Counts only what the user may read. */
export async function readFigures(req: PayloadRequest, now: number): Promise<OrderFigures> {
  const { payload } = req
  const overdueBefore = await overdueTime(req, now)
  const count = async (where: object) =>
    (await payload.count({ collection: 'orderRequests', where: where as never, overrideAccess: false, req })).totalDocs
  const states = Object.keys(orderStates) as OrderState[]
  const counted = await Promise.all(states.map(async (state) => [state, await count({ state: { equals: state } })]))
  const open = { state: { in: ['received', 'seen'] } }
  const { docs } = await payload.find({
    collection: 'orderRequests',
    where: { and: [open, { dealer: { exists: true } }] } as never,
    select: { dealer: true },
    depth: 1,
    limit: MAX_COUNTED,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const dealers = new Map<number, { id: number; name: string; open: number }>()
  for (const { dealer } of docs) {
    if (typeof dealer !== 'object' || !dealer) continue
    const known = dealers.get(dealer.id)
    dealers.set(dealer.id, { id: dealer.id, name: dealer.name, open: (known?.open ?? 0) + 1 })
  }
  return {
    states: Object.fromEntries(counted) as Record<OrderState, number>,
    overdue: await count({ and: [open, { sentAt: { less_than: overdueBefore } }] }),
    overdueBefore,
    headOffice: await count({ and: [open, { dealer: { exists: false } }] }),
    dealers: [...dealers.values()].sort((one, other) => other.open - one.open).slice(0, MAX_DEALERS),
  }
}
