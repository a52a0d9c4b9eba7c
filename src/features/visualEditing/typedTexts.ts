/** What was typed in the form, for the preview to show at once. */
import { blockAround, type Fields } from './formPaths'
import { leavesOf } from './leaves'

export interface TypedText {
  /** Empty for the document itself. */
  block: string
  before: string
  after: string
}

/** More fields than that change by no hand: by a save, or by another version. */
const MOST_FIELDS = 3

/** The only leaf that differs. */
function typedLeaf(before: unknown, after: unknown): Pick<TypedText, 'before' | 'after'> | undefined {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  if (!was || !is || was.length !== is.length) return undefined
  const changed = is.flatMap((text, at) => (text === was[at] ? [] : [at]))
  const [at] = changed
  return changed.length === 1 && at !== undefined ? { before: was[at] ?? '', after: is[at] ?? '' } : undefined
}

/** The texts that differ, where the rows around them are the same. */
export function typedTexts(before: Fields, after: Fields): TypedText[] {
  const changed = Object.keys(after).filter((path) => before[path] && before[path]?.value !== after[path]?.value)
  if (changed.length > MOST_FIELDS) return []
  return changed.flatMap((path) => {
    const block = blockAround(after, path)
    const typed = typedLeaf(before[path]?.value, after[path]?.value)
    return typed && block === blockAround(before, path) ? { block: block ?? '', ...typed } : []
  })
}
