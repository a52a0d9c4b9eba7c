/**
 * Where an empty text of a block would stand: in the live preview alone it holds a mark, which says in letters that are
 * never shown (Unicode's tags) which field of the block it is.
 */

/** Tags are the letters of ASCII, so far on. */
const TAGS = 0xe0000

const marks = /[\u{E0020}-\u{E007E}]+/gu

/** `path`: of the field in the block, `cards.0.heading`. */
export const markOf = (path: string): string =>
  [...path].map((letter) => String.fromCodePoint(TAGS + (letter.codePointAt(0) ?? 0))).join('')

/** The path that the text marks; undefined for any other text. */
export function markedPath(text: string): string | undefined {
  const path = [...text].map((tag) => String.fromCodePoint(Math.max(0, (tag.codePointAt(0) ?? 0) - TAGS))).join('')
  return text !== '' && withoutMarks(text) === '' ? path : undefined
}

export const withoutMarks = (text: string): string => text.replace(marks, '')

/** Whether the text has words: a mark stands for none, and what depends on them is as on the published page. */
export const hasWords = (text: string | null | undefined): boolean => withoutMarks(text ?? '') !== ''
