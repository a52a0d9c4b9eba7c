/** The text of a body for search, with what its blocks show of other documents. */
import type { BasePayload } from 'payload'
import type { Locale } from '../lib/locales'
import type { PageBlock } from '../web/contentBlock'
import { declaredIn } from '../web/declared'
import { headingsOfBlock, wordsOfBlock } from './blockText'
import { isShownAt, renewAtNextChange } from './display'
import { everyStored } from './nested'

/** Collections and globals of which blocks show something: a change of one changes the text of bodies. */
export const bodyWordSources = (payload: BasePayload): readonly string[] =>
  [...declaredIn(payload).blocks.values()].flatMap(({ words }) => words?.source ?? [])

interface BodyWords {
  /** All of it, headings included. */
  text: string
  headings: string
}

/**
 * Reads the text of a document's body as visitors see it now, and has the document read again when one of its blocks
 * appears or disappears: its page may not have been drawn since the start. `tag`: that of the document, as `pages:12`.
 */
export async function bodyWords(
  payload: BasePayload,
  locale: Locale,
): Promise<(tag: string, body: readonly PageBlock[] | null | undefined) => BodyWords> {
  const kinds = declaredIn(payload).blocks
  const foreign = new Map(
    await Promise.all([...kinds].map(async ([type, { words }]) => [type, await words?.read(payload, locale)] as const)),
  )
  return (tag, body) => {
    const now = Date.now()
    const blocks = body ?? []
    renewAtNextChange(tag, blocks, now)
    const shown = blocks.filter((block) => isShownAt(block, now))
    const all = everyStored(shown, kinds).filter((block) => isShownAt(block, now))
    const text = all.flatMap((block) => [...wordsOfBlock(block, kinds), foreign.get(block.blockType)?.(block) ?? ''])
    return {
      text: text.join(' ').replace(/\s+/g, ' '),
      headings: all.flatMap((block) => headingsOfBlock(block, kinds)).join(' , '),
    }
  }
}
