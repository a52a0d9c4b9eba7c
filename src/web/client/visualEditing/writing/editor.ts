/** The editor over a rich text of the page: Lexical, with what the form's own editor can make and nothing else. */
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import {
  $createNodeSelection,
  $createParagraphNode,
  $createRangeSelectionFromDom,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  createEditor,
  FORMAT_TEXT_COMMAND,
  isHTMLElement,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import type { Values } from '../../../../lib/isValues'
import { toStored, toWritten } from './mapping'
import { $isKept, KeptNode } from './nodes'
import { isOwnCopy, pasteText } from './paste'
import { $restorePlace, placeOfSelection } from './place'

/** What can be done to words; Lexical's names. */
export const formats = ['bold', 'italic', 'strikethrough', 'subscript', 'superscript'] as const
export type Format = (typeof formats)[number]

/** What it knows beside Lexical's own paragraphs and texts. */
export const ownNodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, KeptNode]

/** Marks changes that the form has made, which it need not be told. */
const FROM_FORM = 'from-form'

const theme = {
  list: { nested: { listitem: 'without-marker' } },
  text: { strikethrough: 'written-struck' },
}

interface Writing {
  root: HTMLElement
  value: Values
  /** Levels by which the page draws headings below those that are stored. */
  lower: number
  changed(): void
  step(way: 'undo' | 'redo'): void
}

/** As Payload makes them for links. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Written {
  editor: LexicalEditor
  /** The root as it is to be stored. */
  value(): Values
  /** Takes over what the form has now; the cursor stays where it was as far as that is there. */
  take(value: Values): void
  end(): void
}

/** Throws where the value cannot be shown. */
export function writeIn({ root, value, lower, changed, step }: Writing): Written {
  let failed: unknown
  const editor = createEditor({
    namespace: 'merkevei',
    nodes: ownNodes,
    theme,
    onError(error) {
      failed = error
      console.error(error)
    },
  })
  const stateOf = (stored: Values) =>
    editor.parseEditorState({ root: toWritten(stored, lower) } as never, () => {
      // Without a line there is no place for the cursor.
      if ($getRoot().isEmpty()) $getRoot().append($createParagraphNode())
    })
  const state = stateOf(value)
  if (failed) throw failed
  const unregister = mergeRegister(
    registerRichText(editor),
    registerList(editor),
    editor.registerCommand(
      UNDO_COMMAND,
      () => {
        step('undo')
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      REDO_COMMAND,
      () => {
        step('redo')
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    // Keys that browsers and Lexical know for what the form's editor has not.
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => !formats.some((own) => own === format),
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null
        if (!data || isOwnCopy(data, editor)) return false
        event.preventDefault()
        return pasteText(data)
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== 'string' && event.dataTransfer !== null && pasteText(event.dataTransfer),
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const element = isHTMLElement(target) ? target.closest('[data-kept]') : null
        const node = element && $getNearestNodeFromDOMNode(element)
        if (!$isKept(node)) return false
        const selection = $createNodeSelection()
        selection.add(node.getKey())
        $setSelection(selection)
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      showChosen(editor)
      if (tags.has(FROM_FORM) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      changed()
    }),
  )
  editor.setRootElement(root)
  editor.setEditorState(state, { tag: FROM_FORM })
  return {
    editor,
    value: () => toStored(editor.getEditorState().toJSON().root as unknown as Values, lower, newId),
    take(stored) {
      const place = editor.getEditorState().read(placeOfSelection)
      editor.setEditorState(stateOf(stored), { tag: FROM_FORM })
      editor.update(() => $restorePlace(place), { tag: FROM_FORM, discrete: true })
    },
    end() {
      unregister()
      editor.setRootElement(null)
    },
  }
}

/** Marks what is chosen as a whole, a picture or a table, which keys then delete. */
function showChosen(editor: LexicalEditor): void {
  const root = editor.getRootElement()
  editor.read(() => {
    const selection = $getSelection()
    for (const element of root?.querySelectorAll<HTMLElement>('[data-kept]') ?? []) {
      const node = $getNearestNodeFromDOMNode(element)
      const isChosen = $isKept(node) && $isNodeSelection(selection) && selection.has(node.getKey())
      element.dataset.kept = isChosen ? 'chosen' : ''
    }
  })
}

/** Puts the cursor where the browser has it, and what was typed meanwhile there. */
export function beginAt(editor: LexicalEditor, early: string): void {
  editor.update(
    () => {
      const selection = $createRangeSelectionFromDom(getSelection(), editor)
      if (selection) $setSelection(selection)
      else $getRoot().selectEnd()
      if (early) ($getSelection() ?? $getRoot().selectEnd()).insertText(early)
    },
    { discrete: true },
  )
}
