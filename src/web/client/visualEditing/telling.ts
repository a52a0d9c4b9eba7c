/** What the page tells the form of the text that is edited, and which changes of the form it takes over meanwhile. */
import type { MessageFromForm, MessageFromPreview } from '../../visualEditing'
import { flushText, takeText } from './inPlace'

type Rewrite = MessageFromForm & { type: 'visual-editing-rewrite' }

export function createTelling(send: (message: MessageFromPreview) => void) {
  let count = 0
  let turn = '0'
  return {
    /** Another text is edited. */
    begin() {
      count = 0
      turn = '0'
    },
    tell(text: string) {
      count++
      send({ type: 'visual-editing-typed', text, count: String(count), turn })
    },
    /** Not while the form has not heard all that was typed here: that stands there, and a colleague's is asked about. */
    rewrite(change: Rewrite) {
      flushText()
      if (change.seen !== String(count)) return
      turn = change.turn
      takeText(change.text)
    },
  }
}
