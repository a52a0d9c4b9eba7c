/** SMS that failed or ended uncertain. Failed messages of a campaign are counted in its own figures. */
import { sql } from 'drizzle-orm'
import { marketerRoles } from '../../cms/access/roles'
import type { Undelivered } from '../../web/undelivered'
import { undeliveredRows } from '../outbox'
import { smsMessages } from './tables'

const { state } = smsMessages
const filter = [
  'where[or][0][and][0][state][equals]=uncertain',
  'where[or][1][and][0][state][equals]=failed',
  'where[or][1][and][1][queue][exists]=false',
]

export const undeliveredSms: Undelivered = {
  key: 'sms',
  name: { nb: 'SMS', en: 'SMS' },
  href: `/admin/collections/smsMessages?${filter.join('&')}`,
  seenBy: marketerRoles,
  ...undeliveredRows(smsMessages, {
    shown: sql`(${state} = 'uncertain' or (${state} = 'failed' and ${smsMessages.queue_id} is null))`,
  }),
}
