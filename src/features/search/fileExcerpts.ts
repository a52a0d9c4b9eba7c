/** Adds to hits that are files the piece of their text that was found. */
import type { ContentReader } from '../../cms/reader'
import { excerptOf } from '../../lib/words/excerpt'
import { readFileTexts } from '../fileTexts'
import type { Found, Search } from './found'

export async function withExcerpts(
  hits: readonly Found[],
  { words }: Pick<Search, 'words'>,
  { payload, locale }: Pick<ContentReader, 'payload' | 'locale'>,
): Promise<readonly Found[]> {
  const texts = await readFileTexts(
    payload,
    hits.flatMap(({ file }) => file ?? []),
  )
  return hits.map((hit) => {
    const text = hit.file === undefined ? undefined : texts.get(hit.file)
    return text === undefined ? hit : { ...hit, excerpt: excerptOf(text, words, locale) }
  })
}
