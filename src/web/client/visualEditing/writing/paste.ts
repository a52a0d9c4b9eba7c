/** What is pasted or dropped: text with its paragraphs. What was copied in the page's own editor keeps its nodes. */
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'

const OWN_TYPE = 'application/x-lexical-editor'

/** Whether it was copied in an editor of ours, which knows its nodes. */
export function isOwnCopy(data: DataTransfer, editor: LexicalEditor): boolean {
  try {
    const { namespace } = JSON.parse(data.getData(OWN_TYPE)) as { namespace?: unknown }
    return namespace === editor._config.namespace
  } catch {
    return false
  }
}

/** The paragraphs of a plain text, without empty ones. */
export const paragraphsOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim())

/** Returns whether there was a text and a place for it. */
export function pasteText(data: DataTransfer): boolean {
  const selection = $getSelection()
  const lines = paragraphsOf(data.getData('text/plain'))
  if (!$isRangeSelection(selection) || lines.length === 0) return false
  for (const [at, line] of lines.entries()) {
    const now = at === 0 ? selection : $getSelection()
    if (!$isRangeSelection(now)) return true
    if (at > 0) now.insertParagraph()
    const after = $getSelection()
    if ($isRangeSelection(after)) after.insertText(line)
  }
  return true
}
