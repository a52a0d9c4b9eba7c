/** Background work: notifies receivers of new submissions, removes those that are past their form's days, and stray files. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { moment, runStatement } from '../../cms/statements'
import { removeStrayFiles } from '../../cms/strayFiles'
import { select } from '../../cms/tables'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { removeSubmissions } from './deleteRelated'
import { notifyReceivers } from './notify'
import { FORM_FILES, FORM_SUBMISSIONS } from './slugs'
import { formFiles, formSubmissions } from './tables'

/** Milliseconds between checks for new submissions; one stored by this process wakes it at once. */
const INTERVAL = 5000
/** Milliseconds between checks for old submissions and files. */
const SLOW_INTERVAL = 10 * 60_000
/** Submissions removed per round. */
const PART = 50

/** Submissions whose form keeps them no longer. Returns their number. */
export async function removeExpired(payload: BasePayload, now: number): Promise<number> {
  const rows = await runStatement(
    payload,
    select(
      { id: formSubmissions.id },
      sql`from ${formSubmissions} where ${formSubmissions.expires_at} < ${moment(now)} limit ${PART}`,
    ),
  )
  await removeSubmissions(
    payload,
    rows.map(({ id }) => Number(id)),
  )
  return rows.length
}

/** Files without a submission. */
export const removeStray = (payload: BasePayload, now: number): Promise<void> =>
  removeStrayFiles(payload, { collection: FORM_FILES, files: formFiles, owners: formSubmissions }, now)

export async function startFormWork({ payload, siteUrl, read, log }: Runtime): Promise<() => Promise<void>> {
  let slowAt = 0
  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'forms: work failed'),
    async work(stopped) {
      while (!stopped() && (await notifyReceivers({ payload, siteUrl, read }, Date.now())) > 0);
      if (stopped() || Date.now() < slowAt) return
      slowAt = Date.now() + SLOW_INTERVAL
      while (!stopped() && (await removeExpired(payload, Date.now())) > 0);
      await removeStray(payload, Date.now())
    },
  })
  // After the commit: an uncommitted submission would not be found and would wait for the next check.
  const stopHearing = onChange((tags) => {
    if (tags.includes(FORM_SUBMISSIONS)) wake()
  })
  return async () => {
    stopHearing()
    await stop()
  }
}
