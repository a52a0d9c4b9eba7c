/** Stores the evidence of visitors' answers, and removes what has expired long ago. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { alias, into, select } from '../../cms/tables'
import type { Locale } from '../../lib/locales'
import type { ConsentQuestion, Purpose } from '../../web/consent'
import { daysOf } from './answer'
import { choiceWordings, consentChoices } from './tables'

const c = alias(consentChoices, 'c')
const w = alias(choiceWordings, 'w')

const DAY = 24 * 60 * 60 * 1000

/**
 * Years that an answer is kept after it has expired: as long as anyone can be held to account for what was done under
 * it (`docs/consent.md`).
 */
export const KEPT_YEARS = 5

export interface GivenConsent {
  choice: string
  asked: ConsentQuestion
  given: readonly Purpose[]
  language: Locale
  page: string
  browser: string
  signal: boolean
}

/** The text is stored first: an answer without it would prove nothing. */
export async function storeAnswer(payload: BasePayload, answer: GivenConsent, now: number): Promise<void> {
  const { choice, asked, given, language, page, browser, signal } = answer
  const refused = asked.purposes.filter((purpose) => !given.includes(purpose))
  const at = moment(now)
  await runStatement(
    payload,
    sql`insert into ${into(choiceWordings, 'version', 'at', 'texts')}
      values (${asked.version}, ${at}, ${JSON.stringify({ controller: asked.controller, ...asked.wording })})
      on conflict (${choiceWordings.version}) do nothing`,
  )
  const target = into(
    consentChoices,
    'at',
    'choice',
    'given',
    'refused',
    'version',
    'language',
    'page',
    'browser',
    'signal',
    'ends_at',
  )
  await runStatement(
    payload,
    sql`insert into ${target}
      values (${at}, ${choice}, ${given.join(', ')}, ${refused.join(', ')}, ${asked.version}, ${language},
      ${page}, ${browser}, ${signal ? sql`true` : sql`false`}, ${moment(now + daysOf(given) * DAY)})`,
  )
}

/** When this choice was last answered; undefined if unknown. */
export async function answeredAt(payload: BasePayload, choice: string): Promise<Date | undefined> {
  const [row] = await runStatement(
    payload,
    select(
      { at: consentChoices.at },
      sql`from ${consentChoices} where ${consentChoices.choice} = ${choice}
        order by ${consentChoices.id} desc limit 1`,
    ),
  )
  return row && new Date(momentIn(row.at))
}

/** Deletes answers that expired before a moment, and texts without answers. Returns the number of answers. */
export async function deleteAnswers(payload: BasePayload, endedBefore: number): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`delete from ${consentChoices} where ${consentChoices.ends_at} < ${moment(endedBefore)}
      returning ${consentChoices.id}`,
  )
  await runStatement(
    payload,
    sql`delete from ${w} where not exists (select 1 from ${c} where ${c.version} = ${w.version})
      and ${w.at} < ${moment(endedBefore)}`,
  )
  return rows.length
}
