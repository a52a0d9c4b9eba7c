/** The text of a body for search, with what its blocks show of other documents. */
import type { BasePayload } from 'payload'
import type { Locale } from '../lib/locales'
import type { PageBlock } from '../web/contentBlock'
import { declaredIn } from '../web/declared'
import { textOf } from './blockText'

/** Collections and globals of which blocks show something: a change of one changes the text of bodies. */
export const bodyWordSources = (payload: BasePayload): readonly string[] =>
  [...declaredIn(payload).blocks.values()].flatMap(({ words }) => words?.source ?? [])

export async function bodyWords(
  payload: BasePayload,
  locale: Locale,
): Promise<(body: readonly PageBlock[] | null | undefined) => string> {
  const kinds = declaredIn(payload).blocks
  const foreign = new Map(
    await Promise.all([...kinds].map(async ([type, { words }]) => [type, await words?.read(payload, locale)] as const)),
  )
  return (body) =>
    (body ?? []).map((block) => `${textOf([block], kinds)} ${foreign.get(block.blockType)?.(block) ?? ''}`).join(' ')
}
