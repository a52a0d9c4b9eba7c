/** What ties the page of the live preview to the form beside it. */
import { readFromForm } from '../../visualEditing'
import { send, start } from '.'
import { emptyRules, takeMarks } from './emptyPlaces'
import { sheetOf } from './parts'

interface Page {
  /** The form has saved what was edited on the page. */
  saved(): void
}

/** Waits for the form beside the page. `prepare` is to be called with the page before it is drawn anew, `drawn` after it. */
export function listenToForm({ saved }: Page): { prepare(page: Document): void; drawn(): void } {
  let editing: ReturnType<typeof start> | undefined
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(emptyRules)]
  takeMarks(document)
  window.addEventListener('message', (event) => {
    const message = readFromForm(event, { origin: location.origin, source: window.parent })
    if (message?.type === 'visual-editing-start') {
      editing ??= start()
      editing.name(message)
    } else if (message?.type === 'visual-editing-show') editing?.show(message.block)
    else if (message?.type === 'visual-editing-edit') editing?.edit(message)
    else if (message?.type === 'visual-editing-write') editing?.write(message)
    else if (message?.type === 'visual-editing-rewrite') editing?.rewrite(message)
    else if (message?.type === 'visual-editing-found') editing?.found(message)
    else if (message?.type === 'visual-editing-picture') editing?.picture(message)
    else if (message?.type === 'visual-editing-focused') editing?.focused(message)
    else if (message?.type === 'visual-editing-text') editing?.type(message)
    else if (message?.type === 'visual-editing-blocks') editing?.arrange(message)
    else if (message?.type === 'visual-editing-looks') editing?.look(message)
    else if (message) saved()
  })
  send({ type: 'visual-editing-ready' })
  return {
    prepare(page) {
      takeMarks(page)
      editing?.prepare(page)
    },
    drawn: () => editing?.drawn(),
  }
}
