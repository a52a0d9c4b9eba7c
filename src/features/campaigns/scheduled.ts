/** Campaigns that are sent at a set time. */
import { marketerRoles } from '../../cms/access/roles'
import { documentHref } from '../../cms/adminAddresses'
import { moment } from '../../cms/statements'
import type { ScheduleSource } from '../../web/task'
import { timeOf, writtenTime } from './schedule'

/** Campaigns that are read at most. */
const MAX_CAMPAIGNS = 50

const sent = { nb: 'SMS-kampanje sendes', en: 'SMS campaign is sent' }

export const scheduledCampaigns: ScheduleSource = {
  seenBy: marketerRoles,
  async find(req, from, until) {
    const { docs } = await req.payload.find({
      collection: 'campaigns',
      where: {
        and: [
          { state: { equals: 'scheduled' } },
          // Written times, which sort as they follow each other.
          { scheduledAt: { greater_than_equal: writtenTime(from) } },
          { scheduledAt: { less_than: writtenTime(until) } },
        ],
      },
      select: { name: true, scheduledAt: true },
      sort: 'scheduledAt',
      limit: MAX_CAMPAIGNS,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return docs.flatMap(({ id, name, scheduledAt }) => {
      const time = timeOf(scheduledAt ?? '')
      return time === undefined
        ? []
        : [{ at: moment(time), what: sent, title: name, href: documentHref('campaigns', id) }]
    })
  },
}
