/** Adds to the evidence of what visitors answered, and takes away what has ended long ago. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import type { Locale } from '../../lib/locales'
import type { Asked, Purpose } from '../../web/consent'
import { daysOf } from './answer'

const DAY = 24 * 60 * 60 * 1000

/**
 * Years that an answer is kept after it has ended: as long as somebody can be held to account for what was done by it
 * (`docs/consent.md`).
 */
export const KEPT_YEARS = 5

export interface GivenAnswer {
  choice: string
  asked: Asked
  given: readonly Purpose[]
  language: Locale
  page: string
  browser: string
  signal: boolean
}

/** The words first: an answer without them would show nothing. */
export async function storeAnswer(payload: BasePayload, answer: GivenAnswer, now: number): Promise<void> {
  const { choice, asked, given, language, page, browser, signal } = answer
  const refused = asked.purposes.filter((purpose) => !given.includes(purpose))
  const at = moment(now)
  await runStatement(
    payload,
    sql`insert into choice_wordings (version, at, texts)
      values (${asked.version}, ${at}, ${JSON.stringify({ controller: asked.controller, ...asked.wording })})
      on conflict (version) do nothing`,
  )
  await runStatement(
    payload,
    sql`insert into consent_choices (at, choice, given, refused, version, language, page, browser, signal, ends_at)
      values (${at}, ${choice}, ${given.join(', ')}, ${refused.join(', ')}, ${asked.version}, ${language}, ${page},
        ${browser}, ${signal ? sql`true` : sql`false`}, ${moment(now + daysOf(given) * DAY)})`,
  )
}

/** When this choice was last answered; undefined where nothing is known of it. */
export async function answeredAt(payload: BasePayload, choice: string): Promise<Date | undefined> {
  const [row] = await runStatement(
    payload,
    sql`select at from consent_choices where choice = ${choice} order by id desc limit 1`,
  )
  return row && new Date(momentIn(row.at))
}

/** Answers that ended before a moment, and words that no answer is left of. How many answers they were. */
export async function deleteAnswers(payload: BasePayload, endedBefore: number): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`delete from consent_choices where ends_at < ${moment(endedBefore)} returning id`,
  )
  await runStatement(
    payload,
    sql`delete from choice_wordings where not exists
      (select 1 from consent_choices where consent_choices.version = choice_wordings.version)
      and at < ${moment(endedBefore)}`,
  )
  return rows.length
}
