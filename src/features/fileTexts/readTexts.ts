/** Texts of files as search and the admin read them. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { idIn, numberIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, pick, select } from '../../cms/tables'
import { isTextState, type TextState } from './states'
import * as tables from './tables'

const f = alias(tables.files, 'f')
const t = alias(tables.fileTexts, 't')

/** The texts of files by their ids, of those that have any. */
export async function readFileTexts(
  payload: BasePayload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await runStatement(
    payload,
    select(pick(t, 'file', 'text'), sql`from ${t} where ${idIn(t.file, ids)} and ${t.text} <> ''`),
  )
  return new Map(rows.map(({ file, text }) => [Number(file), textIn(text)]))
}

/** What became of a file's text; a later save of the file has it read again. */
export async function readTextState(payload: BasePayload, id: number): Promise<{ state: TextState; length: number }> {
  const [row] = await runStatement(
    payload,
    select(
      { state: t.state, characters: sql`length(${t.text})` },
      sql`from ${t} join ${f} on ${f.id} = ${t.file}
        where ${idIn(t.file, [id])} and ${t.saved_at} = ${f.updated_at}`,
    ),
  )
  return { state: isTextState(row?.state) ? row.state : 'reading', length: numberIn(row?.characters) ?? 0 }
}
