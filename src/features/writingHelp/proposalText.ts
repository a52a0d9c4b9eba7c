/** The text of a proposal out of what a model answered. */

const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
  ['**', '**'],
]

/** Without the marks around the whole; those of a part of it stay: `“Varme” og “ro”`. */
function unquoted(text: string): string {
  for (const [open, close] of pairs) {
    if (!text.startsWith(open) || !text.endsWith(close) || text.length <= open.length + close.length) continue
    const inner = text.slice(open.length, -close.length)
    if (!inner.includes(open) && !inner.includes(close)) return unquoted(inner.trim())
  }
  return text
}

/** What some models write before their answer. */
function withoutThinking(text: string): string {
  const end = text.lastIndexOf('</think>')
  return end < 0 ? text : text.slice(end + '</think>'.length)
}

/** A block of code as models put around an answer: its first line may name a language. */
function withoutFence(text: string): string {
  const lines = text.split('\n')
  const isFenced = lines.length > 2 && lines[0]?.startsWith('```') && lines.at(-1)?.trim() === '```'
  return isFenced ? lines.slice(1, -1).join('\n').trim() : text
}

const withoutHeadingMarks = (line: string) => line.replace(/^#{1,6} /, '').trim()

/** `lines`: whether the field has several. */
export function proposalText(answer: string, { lines }: { lines: boolean }): string {
  const text = unquoted(withoutFence(withoutThinking(answer.replaceAll('\r', '')).trim()))
  const own = text.split('\n').map(withoutHeadingMarks)
  if (!lines) return own.filter(Boolean).join(' ')
  // One empty line between paragraphs at most.
  return own
    .filter((line, at) => line || own[at - 1])
    .join('\n')
    .trim()
}

/** Part of the room that must be left of a text which is cut. */
const LEAST_KEPT = 0.4

/**
 * The text within a limit of characters: whole sentences of one that is too long. Undefined where too little would be
 * left; half a sentence is no proposal.
 */
export function withinLimit(text: string, limit: number): string | undefined {
  if (text.length <= limit) return text
  const room = text.slice(0, limit + 1)
  let end = -1
  for (let at = 0; at < room.length - 1; at++)
    if ('.!?'.includes(room[at] ?? '') && /\s/.test(room[at + 1] ?? '')) end = at + 1
  return end >= limit * LEAST_KEPT ? text.slice(0, end) : undefined
}
