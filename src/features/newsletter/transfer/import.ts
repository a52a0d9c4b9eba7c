/**
 * Subscribers from a file, in lots. Each lot is evidence, then people, then subscriptions; what is there already stays,
 * so that a file that was cut off is simply read in again. Whoever left, or asked to be forgotten, is not brought back.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { listOf, moment, name, runStatement } from '../../../cms/statements'
import { readCsv, readXlsx, type TableRow } from '../../imports'
import { recordEvidence } from '../evidence/record'
import { suppressedAmong } from '../evidence/suppression'
import { meaningsOf } from './columns'
import type { Imported } from './counts'
import { type ImportedPerson, type LineContext, readLine } from './readLine'

const LOT = 400
/** Faults that are told one by one. */
const FAULTS_TOLD = 50

export interface ImportRequest {
  path: string
  filename: string
  context: Omit<LineContext, 'meanings'>
  /** Where the consent comes from, as whoever imports says. */
  source: string
  /** False: only counted. */
  store: boolean
  now: number
}

const groupColumn = name('group')
const key = (mobile: string, group: number) => `${mobile} ${group}`

/** Of a lot: which of its subscriptions are there, and how they stand. */
async function statesOf(payload: BasePayload, people: readonly ImportedPerson[]): Promise<Map<string, string>> {
  const rows = await runStatement(
    payload,
    sql`select mobile, ${groupColumn} as "group", state from subscriptions
      join subscribers on subscribers.id = subscriptions.subscriber_id
      where mobile in (${listOf(people.map(({ mobile }) => mobile))})`,
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
  // Nobody's own words are written over by a list.
  await runStatement(
    payload,
    sql`insert into subscribers (mobile, name, locale, custom_fields, source, updated_at, created_at)
      values ${sql.join(persons, sql`, `)} on conflict (mobile) do nothing`,
  )
  const rows = await runStatement(
    payload,
    sql`select id, mobile from subscribers where mobile in (${listOf(people.map(({ mobile }) => mobile))})`,
  )
  const ids = new Map(rows.map((row) => [textIn(row.mobile), Number(row.id)]))
  const begun = people.flatMap(({ mobile, groups }, nth) =>
    groups.map((group) => sql`(${ids.get(mobile) ?? null}, ${group}, 'active', ${consents[nth] ?? null}, ${at})`),
  )
  await runStatement(
    payload,
    sql`insert into subscriptions (subscriber_id, ${groupColumn}, state, consent, since)
      values ${sql.join(begun, sql`, `)} on conflict (subscriber_id, ${groupColumn}) do nothing`,
  )
}

/** Undefined where no heading names the mobile number. */
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
    told: [],
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
      if (counts.told.length < FAULTS_TOLD) counts.told.push(read)
    } else {
      // The plugin has a line for each group of a number.
      const before = batch.get(read.mobile)
      if (before) counts.total--
      batch.set(read.mobile, before ? { ...before, groups: [...new Set([...before.groups, ...read.groups])] } : read)
      if (batch.size >= LOT) await finish()
    }
  }
  await finish()
  return lines ? counts : undefined
}
