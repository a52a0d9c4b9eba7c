/**
 * Imports subscribers from a file, in batches. Each batch is evidence, then people, then subscriptions; existing ones
 * stay, so that an interrupted import can simply be repeated. People who unsubscribed or were erased are not brought
 * back.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { listOf, moment, runStatement } from '../../../cms/statements'
import { alias, into, select } from '../../../cms/tables'
import { readCsv, readXlsx, type TableRow } from '../../imports'
import { recordEvidence } from '../evidence/record'
import { suppressedAmong } from '../evidence/suppression'
import { subscribers, subscriptions } from '../tables'
import { meaningsOf } from './columns'
import type { Imported } from './counts'
import { type ImportedPerson, type LineContext, readLine } from './readLine'

const BATCH_SIZE = 400
/** Errors that are reported one by one. */
const MAX_LISTED_ERRORS = 50

export interface ImportRequest {
  path: string
  filename: string
  context: Omit<LineContext, 'meanings'>
  /** Origin of the consent, as stated by the importing user. */
  source: string
  /** False: only counts. */
  store: boolean
  now: number
}

const p = alias(subscribers, 'p')
const s = alias(subscriptions, 's')
const key = (mobile: string, group: number) => `${mobile} ${group}`

/** States of the batch's existing subscriptions. */
async function statesOf(payload: BasePayload, people: readonly ImportedPerson[]): Promise<Map<string, string>> {
  const rows = await runStatement(
    payload,
    select(
      { mobile: p.mobile, group: s.group, state: s.state },
      sql`from ${s} join ${p} on ${p.id} = ${s.subscriber_id}
        where ${p.mobile} in (${listOf(people.map(({ mobile }) => mobile))})`,
    ),
  )
  return new Map(rows.map((row) => [key(textIn(row.mobile), Number(row.group)), textIn(row.state)]))
}

async function storeLot(
  payload: BasePayload,
  people: readonly ImportedPerson[],
  source: string,
  now: number,
): Promise<void> {
  if (people.length === 0) return
  const at = moment(now)
  const evidence = people.map(({ mobile, groups }) => ({ mobile, kind: 'imported' as const, groups, source }))
  const consents = await recordEvidence(payload, evidence, now)
  const persons = people.map(
    ({ mobile, name: called, locale, customFields }) =>
      sql`(${mobile}, ${called}, ${locale}, ${JSON.stringify(customFields)}, 'import', ${at}, ${at})`,
  )
  // A list never overwrites what people stated themselves.
  const target = into(subscribers, 'mobile', 'name', 'locale', 'custom_fields', 'source', 'updated_at', 'created_at')
  await runStatement(
    payload,
    sql`insert into ${target}
      values ${sql.join(persons, sql`, `)} on conflict (${subscribers.mobile}) do nothing`,
  )
  const rows = await runStatement(
    payload,
    select(
      { id: subscribers.id, mobile: subscribers.mobile },
      sql`from ${subscribers} where ${subscribers.mobile} in (${listOf(people.map(({ mobile }) => mobile))})`,
    ),
  )
  const ids = new Map(rows.map((row) => [textIn(row.mobile), Number(row.id)]))
  const begun = people.flatMap(({ mobile, groups }, nth) =>
    groups.map((group) => sql`(${ids.get(mobile) ?? null}, ${group}, 'active', ${consents[nth] ?? null}, ${at})`),
  )
  await runStatement(
    payload,
    sql`insert into ${into(subscriptions, 'subscriber_id', 'group', 'state', 'consent', 'since')}
      values ${sql.join(begun, sql`, `)}
      on conflict (${subscriptions.subscriber_id}, ${subscriptions.group}) do nothing`,
  )
}

/** Undefined if no heading names the mobile number. */
export async function importSubscribers(
  payload: BasePayload,
  { path, filename, context, source, store, now }: ImportRequest,
): Promise<Imported | undefined> {
  const rows: AsyncIterable<TableRow> = filename.toLowerCase().endsWith('.xlsx') ? readXlsx(path) : readCsv(path)
  const counts: Imported = {
    total: 0,
    added: 0,
    already: 0,
    inactive: 0,
    left: 0,
    suppressed: 0,
    errors: 0,
    listed: [],
  }
  let lines: LineContext | undefined
  let batch = new Map<string, ImportedPerson>()

  async function finish(): Promise<void> {
    const people = [...batch.values()]
    batch = new Map()
    if (people.length === 0) return
    const [suppressed, states] = await Promise.all([
      suppressedAmong(
        payload,
        people.map(({ mobile }) => mobile),
      ),
      statesOf(payload, people),
    ])
    const fresh: ImportedPerson[] = []
    for (const person of people) {
      const open = person.groups.filter((group) => !states.has(key(person.mobile, group)))
      if (suppressed.has(person.mobile)) counts.suppressed++
      else if (open.length > 0) fresh.push({ ...person, groups: open })
      else if (person.groups.some((group) => states.get(key(person.mobile, group)) === 'active')) counts.already++
      else counts.left++
    }
    counts.added += fresh.length
    if (store) await storeLot(payload, fresh, source, now)
  }

  for await (const row of rows) {
    if (!lines) {
      const meanings = meaningsOf(row.cells, context.fields)
      if (!meanings.includes('mobile')) return undefined
      lines = { ...context, meanings }
      continue
    }
    counts.total++
    const read = readLine(row, lines)
    if ('inactive' in read) counts.inactive++
    else if ('error' in read) {
      counts.errors++
      if (counts.listed.length < MAX_LISTED_ERRORS) counts.listed.push(read)
    } else {
      // The plugin has a line for each group of a number.
      const before = batch.get(read.mobile)
      if (before) counts.total--
      batch.set(read.mobile, before ? { ...before, groups: [...new Set([...before.groups, ...read.groups])] } : read)
      if (batch.size >= BATCH_SIZE) await finish()
    }
  }
  await finish()
  return lines ? counts : undefined
}
