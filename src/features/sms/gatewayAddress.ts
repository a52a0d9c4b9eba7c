/** Address of the gateway that is chosen, for the operator's command, which asks the database without Payload. */
import { sql } from 'drizzle-orm'
import { textIn } from '../../cms/rows'
import { pick, type RowOf, select } from '../../cms/tables'
import { smsSettings } from './tables'

const columns = pick(smsSettings, 'gateway', 'kannel_url', 'sveve_url', 'link_url', 'twilio_url')

export const gatewayStatement = select(columns, sql`from ${smsSettings} limit 1`)

/** `url`: empty for a gateway that calls nothing. */
export function gatewayIn(row: Partial<RowOf<keyof typeof columns>>): { name: string; url: string } {
  const name = textIn(row.gateway)
  const addresses: Readonly<Record<string, unknown>> = {
    kannel: row.kannel_url,
    sveve: row.sveve_url,
    link: row.link_url,
    twilio: row.twilio_url,
  }
  return { name, url: textIn(addresses[name]) }
}
