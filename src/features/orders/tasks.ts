/** Requests that wait for an answer: staff's, and a dealer's own. */
import type { PayloadRequest } from 'payload'
import { roles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import { moment } from '../../cms/statements'
import type { Task } from '../../web/task'
import { documentsWaiting } from '../../web/waiting'

const HOUR = 60 * 60 * 1000
const list = listHref('orderRequests', [])

/** Requests that were sent before this moment and are not answered are overdue. */
export async function overdueBefore(req: PayloadRequest, now: number): Promise<string> {
  const { remindAfter } = await req.payload.findGlobal({ slug: 'orderSettings', depth: 0, req })
  return moment(now - remindAfter * HOUR)
}

const overdueRequests: Task = {
  key: 'overdueRequests',
  name: { nb: 'Forespørsler som har ventet for lenge', en: 'Order requests that have waited too long' },
  urgency: 'overdue',
  seenBy: roles,
  href: list,
  async find(req, now) {
    const before = await overdueBefore(req, now)
    return documentsWaiting(req, {
      collection: 'orderRequests',
      where: { and: [{ state: { in: ['received', 'seen'] } }, { sentAt: { less_than: before } }] },
      sort: 'sentAt',
      detail: 'name',
      href: listHref('orderRequests', [{ state: { in: 'received,seen' } }, { sentAt: { less_than: before } }]),
    })
  },
}

const newRequests: Task = {
  key: 'newRequests',
  name: { nb: 'Nye forespørsler', en: 'New order requests' },
  urgency: 'waiting',
  seenBy: roles,
  href: list,
  async find(req, now) {
    const before = await overdueBefore(req, now)
    return documentsWaiting(req, {
      collection: 'orderRequests',
      where: { and: [{ state: { equals: 'received' } }, { sentAt: { greater_than_equal: before } }] },
      sort: 'sentAt',
      detail: 'name',
      href: listHref('orderRequests', [{ state: { equals: 'received' } }, { sentAt: { greater_than_equal: before } }]),
    })
  },
}

export const orderTasks: readonly Task[] = [overdueRequests, newRequests]
