/** Requests that wait for an answer: staff's, and a dealer's own. */
import type { PayloadRequest } from 'payload'
import { roles } from '../../cms/access/roles'
import { type ListFilter, listHref } from '../../cms/adminAddresses'
import { moment } from '../../cms/statements'
import type { Task } from '../../web/task'
import { documentsWaiting } from '../../web/waitingDocuments'

const HOUR = 60 * 60 * 1000

/** Requests that were sent before this moment and are not answered are overdue. */
export async function overdueBefore(req: PayloadRequest, now: number): Promise<string> {
  const { remindAfter } = await req.payload.findGlobal({ slug: 'orderSettings', depth: 0, req })
  return moment(now - remindAfter * HOUR)
}

/** Counted and listed by the same filters, so that its link shows what it tells of. */
const requestTask = (
  task: Pick<Task, 'key' | 'name' | 'urgency'>,
  filtersBy: (overdueBefore: string) => readonly ListFilter[],
): Task => ({
  ...task,
  seenBy: roles,
  href: listHref('orderRequests', []),
  async find(req, now) {
    const filters = filtersBy(await overdueBefore(req, now))
    return documentsWaiting(req, {
      collection: 'orderRequests',
      where: { and: [...filters] },
      sort: 'sentAt',
      detail: 'name',
      href: listHref('orderRequests', filters),
    })
  },
})

export const orderTasks: readonly Task[] = [
  requestTask(
    {
      key: 'overdueRequests',
      name: { nb: 'Forespørsler som har ventet for lenge', en: 'Order requests that have waited too long' },
      urgency: 'overdue',
    },
    (before): readonly ListFilter[] => [{ state: { in: 'received,seen' } }, { sentAt: { less_than: before } }],
  ),
  requestTask(
    { key: 'newRequests', name: { nb: 'Nye forespørsler', en: 'New order requests' }, urgency: 'waiting' },
    (before): readonly ListFilter[] => [{ state: { equals: 'received' } }, { sentAt: { greater_than_equal: before } }],
  ),
]
