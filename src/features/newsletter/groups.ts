import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import { runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import type { SubscriberGroup } from '../../cms/types'
import { SUBSCRIBER_GROUPS } from './slugs'
import { subscriptions } from './tables'

/** Groups open for sign-up, in the editors' order. */
export function openGroups(reader: ContentReader): Promise<readonly SubscriberGroup[]> {
  return reader.find(SUBSCRIBER_GROUPS, { where: { open: { equals: true } }, sort: ['position', 'id'] as never })
}

/** Whether a group has or had any subscriptions. */
export async function hasSubscriptions(payload: BasePayload, group: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    select({ id: subscriptions.id }, sql`from ${subscriptions} where ${subscriptions.group} = ${group} limit 1`),
  )
  return rows.length > 0
}
