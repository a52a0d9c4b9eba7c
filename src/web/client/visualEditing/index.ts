/**
 * Editing in the live preview. The block under the pointer is outlined with its name; a click chooses it, opens its row in
 * the form beside the page, and makes the text that was clicked editable where it stands. The chosen block has tools.
 * Starts when the form asks for it, so that a preview without a form is an ordinary page.
 */
import {
  type BlockTool,
  type MessageFromForm,
  type MessageFromPreview,
  readFromForm,
  type ToolWords,
} from '../../visualEditing'
import { arrangeBlocks, BLOCK, blockOf, find, placeOf, siblingsOf } from './blocks'
import { type Clicked, imageAt, pictureNumber, type Told, textsAt } from './clicked'
import { dragBlock, standInRow } from './drag'
import { createEarlyKeys } from './earlyKeys'
import { createFocus } from './focus'
import { editText, isEdited, leaveText } from './inPlace'
import { lasting } from './lasting'
import { createOverlay } from './overlay'
import { TOOLS } from './parts'
import { showInScheme, showToMembers } from './shownAs'
import { onlyTextNode } from './textNodes'
import { typeAgain, typeText } from './typed'
import { createWriter } from './writer'

const send = (message: MessageFromPreview) => window.parent.postMessage(message, location.origin)

type Looks = MessageFromForm & { type: 'visual-editing-looks' }

function start() {
  let names: Readonly<Record<string, string>> = {}
  /** By id: each save replaces the elements. */
  let chosen = ''
  let hovered = ''
  let clicked: Clicked | undefined
  let looks: Looks | undefined
  /** The chosen block is not drawn yet: it is scrolled to when it is. */
  let isAwaited = false

  const earlyKeys = createEarlyKeys()
  const overlay = createOverlay({ use: useTool, drag })
  const writer = createWriter({ send, avoid: overlay.barPlace })
  const focus = createFocus({ send })
  const nameOf = (block: HTMLElement | null) => names[block?.dataset.blockType ?? ''] ?? ''

  function place() {
    const block = find(chosen)
    if (block && isAwaited) {
      isAwaited = false
      block.scrollIntoView({ block: 'nearest' })
    }
    const siblings = block ? siblingsOf(block) : []
    overlay.placeChosen(
      block
        ? {
            element: block,
            name: nameOf(block),
            isHidden: block.dataset.blockHidden !== undefined,
            isFirst: siblings[0] === block,
            isLast: siblings.at(-1) === block,
            isInRow: standInRow(siblings),
          }
        : undefined,
    )
    const under = hovered === chosen ? null : find(hovered)
    overlay.placeHovered(under, nameOf(under))
  }

  function choose(id: string) {
    chosen = id
    place()
  }

  function hover(block: HTMLElement | null) {
    hovered = block?.dataset.blockId ?? ''
    place()
  }

  function select(block: HTMLElement | null, { texts = [], picture = '', place, file = '' }: Told = {}) {
    choose(block?.dataset.blockId ?? '')
    const shown = { texts: texts.map(({ text }) => text), picture, file, ...writer.shownBy(place, block) }
    send({ type: 'visual-editing-select', block: chosen, ...shown })
  }

  function step(by: 1 | -1) {
    const all = [...document.querySelectorAll<HTMLElement>(BLOCK)].filter(
      (block) => block === find(block.dataset.blockId ?? ''),
    )
    const at = all.findIndex(({ dataset }) => dataset.blockId === (chosen || hovered))
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
    if (!next) return
    next.scrollIntoView({ block: 'nearest' })
    choose(next.dataset.blockId ?? '')
  }

  function useTool(tool: BlockTool) {
    if (find(chosen)) send({ type: 'visual-editing-use', tool, block: chosen })
  }

  function drag(event: PointerEvent) {
    const dragged = chosen
    if (!find(dragged)) return
    dragBlock(event, {
      siblings() {
        const block = find(dragged)
        return block ? siblingsOf(block) : []
      },
      show: (drop) => overlay.placeDrop(drop?.line),
      done(drop) {
        const { blockId: target = '' } = drop?.target.dataset ?? {}
        if (drop) send({ type: 'visual-editing-move', block: dragged, place: drop.place, target })
      },
    })
  }

  const isOwn = (target: EventTarget | null) => target instanceof Element && target.matches(TOOLS)
  let pointerAt = ''
  document.addEventListener('pointerover', ({ target, screenX, screenY }) => {
    // A page that scrolls under a resting pointer chooses nothing.
    const at = `${screenX} ${screenY}`
    if (at !== pointerAt && !isOwn(target)) hover(blockOf(target))
    pointerAt = at
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!isOwn(target) && blockOf(target)) choose(blockOf(target)?.dataset.blockId ?? '')
  })
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  // Pictures that arrive and rows that unfold move what stands below them.
  new ResizeObserver(place).observe(document.body)
  // First of all: a link must not be followed by a script of the page either.
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || !(target instanceof Element) || isOwn(target)) return
      if (target.closest('a[href], [type=submit]')) {
        event.preventDefault()
        event.stopPropagation()
      }
      if (isEdited(target)) return
      const block = blockOf(target)
      const texts = textsAt(target, block)
      const image = imageAt(event, block)
      const picture = pictureNumber(image, block)
      if (!block && texts.length === 0 && !picture) return
      leaveText()
      clicked = undefined
      earlyKeys.take()
      const place = picture ? undefined : writer.placeAt(target)
      if (texts.length > 0 || place) {
        const { clientX: x, clientY: y } = event
        clicked = {
          block: block?.dataset.blockId ?? '',
          place: place && lasting(place),
          texts: texts.map(({ element, text }) => ({ element: lasting(element), text })),
          point: { x, y },
        }
        earlyKeys.keep()
      }
      select(block, { texts, picture, place, file: focus.clicked(picture ? image : null) })
    },
    { capture: true },
  )
  document.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey } = event
    if ((event.ctrlKey || event.metaKey) && !altKey && ['z', 'y'].includes(key.toLowerCase())) {
      event.preventDefault()
      const isRedo = key.toLowerCase() === 'y' || shiftKey
      send({ type: 'visual-editing-use', tool: isRedo ? 'redo' : 'undo', block: '' })
    }
    if (!altKey || !['ArrowDown', 'ArrowUp', 'Enter', 'F10'].includes(key)) return
    event.preventDefault()
    const block = find(chosen)
    if (key === 'F10') overlay.focusTools()
    else if (key === 'Enter' && block) select(block)
    else if (key !== 'Enter' && shiftKey) useTool(key === 'ArrowDown' ? 'down' : 'up')
    else if (key !== 'Enter') step(key === 'ArrowDown' ? 1 : -1)
  })

  return {
    name(message: MessageFromForm & { type: 'visual-editing-start' }) {
      names = message.names
      overlay.name(message.words as Partial<ToolWords>)
      place()
    },
    show(id: string) {
      isAwaited = !find(id)
      find(id)?.scrollIntoView({ block: 'nearest' })
      choose(id)
    },
    edit({ block, text, value, lines }: MessageFromForm & { type: 'visual-editing-edit' }) {
      if (clicked?.block !== block) return
      const { point, texts } = clicked
      const element = texts.find((one) => one.text === text)?.element()
      const node = element && onlyTextNode(element, value)
      const early = earlyKeys.take()
      if (!node) {
        send({ type: 'visual-editing-refused' })
        return
      }
      editText(node.parentElement ?? element, {
        node,
        hasLines: lines !== '',
        point,
        typed: (typed) => send({ type: 'visual-editing-typed', text: typed }),
        left: () => send({ type: 'visual-editing-left' }),
        early,
      })
    },
    write(message: MessageFromForm & { type: 'visual-editing-write' }) {
      const { block, place, point } = clicked ?? {}
      if (block !== message.block || !place || !point) return
      void writer.write(place, message, { point, early: earlyKeys.take })
    },
    rewrite: writer.rewrite,
    found: writer.found,
    picture: focus.offer,
    focused: focus.stored,
    type({ block, before, after }: MessageFromForm & { type: 'visual-editing-text' }) {
      const place = placeOf(block)
      if (place) typeText(place, block, before, after)
    },
    arrange({ blocks, hidden }: MessageFromForm & { type: 'visual-editing-blocks' }) {
      arrangeBlocks(blocks, hidden)
      place()
    },
    look(asked: Looks) {
      looks = asked
      if (asked.scheme) showInScheme(asked.scheme)
      if (asked.visitor) showToMembers(asked.visitor === 'member')
      place()
    },
    drawn() {
      typeAgain(placeOf)
      focus.drawn()
      // What came with it asks for the scheme anew.
      if (looks?.scheme) showInScheme(looks.scheme)
      send({ type: 'visual-editing-drawn' })
      place()
    },
  }
}

interface Page {
  /** The form has saved what was edited on the page. */
  saved(): void
}

/** Waits for the form beside the page. `drawn` is to be called when the page was drawn anew. */
export function listenToForm({ saved }: Page): { drawn(): void } {
  let editing: ReturnType<typeof start> | undefined
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
  return { drawn: () => editing?.drawn() }
}
