/** Releases whose moment came and that published nothing. */
import { staffRoles } from '../../cms/access/roles'
import { documentHref, listHref } from '../../cms/adminAddresses'
import { LISTED, type Task } from '../../web/task'
import { lastFailures } from './schedule'
import { RELEASES } from './slugs'

export const failedReleases: Task = {
  key: 'failedReleases',
  name: { nb: 'Utgivelser som ikke ble publisert', en: 'Releases that were not published' },
  urgency: 'overdue',
  seenBy: staffRoles,
  href: listHref(RELEASES, []),
  async find(req) {
    const failures = await lastFailures(req)
    if (failures.size === 0) return { count: 0, first: [] }
    const { docs, totalDocs } = await req.payload.find({
      collection: RELEASES,
      where: { and: [{ id: { in: [...failures.keys()] } }, { _status: { equals: 'draft' } }] },
      draft: true,
      sort: '-updatedAt',
      limit: LISTED,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return {
      count: totalDocs,
      first: docs.map(({ id, title }) => ({
        title,
        href: documentHref(RELEASES, id),
        ...(failures.get(id)?.reason ? { detail: failures.get(id)?.reason } : {}),
      })),
    }
  },
}
