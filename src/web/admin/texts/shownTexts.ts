/** Which of the program's texts stands at a place of a page. */
import { comparedText } from '../../visualEditing'

/** A text, and what stands for its placeholders. */
export interface ShownText<Key extends string = string> {
  key: Key
  values: Readonly<Record<string, string>>
}

/** A word of three letters: a text of less between its placeholders would be found everywhere. */
const WORD = /\p{L}{3}/u

/** `[text, name, text, name, text]` of a text with placeholders. */
const partsOf = (text: string): string[] => text.split(/\{(\w+)\}/)

const fixedPart = (text: string): string =>
  partsOf(text)
    .filter((_, at) => at % 2 === 0)
    .join(' ')

/** What stands in `shown` for the placeholders of the text; undefined if it is not that text. */
export function valuesIn(text: string, shown: string): Record<string, string> | undefined {
  const [first = '', ...rest] = partsOf(text)
  if (!shown.startsWith(first)) return undefined
  const values: Record<string, string> = {}
  let from = first.length
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', after = ''] = rest.slice(at, at + 2)
    const isLast = at + 2 >= rest.length
    const end = !isLast ? shown.indexOf(after, from) : shown.endsWith(after) ? shown.length - after.length : -1
    if (end < from) return undefined
    values[name] = shown.slice(from, end)
    from = end + after.length
  }
  return from === shown.length ? values : undefined
}

/**
 * The texts that read so: those without placeholders first of all, else those that share the most with it beside their
 * placeholders. Several where the program says the same at several places.
 */
export function textsShowing<Key extends string>(
  shown: string,
  texts: readonly (readonly [Key, string])[],
): ShownText<Key>[] {
  const compared = comparedText(shown)
  if (!compared) return []
  const found = texts.flatMap(([key, text]) => {
    const plain = comparedText(text)
    if (plain === compared) return [{ key, values: {}, weight: Number.POSITIVE_INFINITY }]
    const fixed = fixedPart(plain)
    const values = fixed !== plain && WORD.test(fixed) ? valuesIn(plain, compared) : undefined
    return values ? [{ key, values, weight: fixed.length }] : []
  })
  const most = Math.max(...found.map(({ weight }) => weight))
  return found.filter(({ weight }) => weight === most).map(({ key, values }) => ({ key, values }))
}
