/** The rich texts of the page, and the way from a click into one to its editor, which is loaded then. */
import type { Values } from '../../../lib/isValues'
import type { FoundTarget, MessageFromForm, MessageFromPreview, WritingWords } from '../../visualEditing'
import { KEPT_DRAWN, PLACE, shownText } from './places'
import type { WrittenText } from './writing'

interface Writer {
  send(message: MessageFromPreview): void
  /** What the block's own tools take of the window. */
  avoid(): DOMRect | undefined
}

export function createWriter({ send, avoid }: Writer) {
  let written: WrittenText | undefined
  let asked = 0
  const answers = new Map<string, (found: readonly FoundTarget[] | undefined) => void>()
  const refuse = () => send({ type: 'visual-editing-refused' })

  const find = ({ term = '', key = '' }: { term?: string; key?: string }) =>
    new Promise<readonly FoundTarget[] | undefined>((answer) => {
      asked += 1
      answers.set(String(asked), answer)
      send({ type: 'visual-editing-find', asked: String(asked), term, key })
    })

  return {
    /** The rich text that is written where `target` was clicked. */
    placeAt(target: Element): HTMLElement | undefined {
      const place = target.closest<HTMLElement>(PLACE)
      const kept = target.closest(KEPT_DRAWN)
      return place && !(kept && place.contains(kept)) ? place : undefined
    },
    /** What the form needs to find its field. */
    shownBy(place: HTMLElement | undefined, block: HTMLElement | null): { written: string; nth: string } {
      if (!place) return { written: '', nth: '' }
      const text = shownText(place)
      const all = [...(block ?? document).querySelectorAll<HTMLElement>(PLACE)]
      return { written: text, nth: String(all.filter((it) => shownText(it) === text).indexOf(place)) }
    },
    /** `place` gives it as it is by then. */
    async write(
      place: () => HTMLElement | undefined,
      { name, root, words }: MessageFromForm & { type: 'visual-editing-write' },
      { point, early }: { point: { x: number; y: number }; early(): string },
    ) {
      const module = await import('./writing').catch(() => undefined)
      const now = place()
      written =
        now &&
        module?.writeText(now, {
          value: JSON.parse(root) as Values,
          name,
          words: words as WritingWords,
          point,
          early: early(),
          avoid,
          find,
          changed: (value) => send({ type: 'visual-editing-written', root: JSON.stringify(value) }),
          step: (way) => send({ type: 'visual-editing-use', tool: way, block: '' }),
          left() {
            written = undefined
            send({ type: 'visual-editing-left' })
          },
        })
      if (!written) refuse()
    },
    rewrite({ root }: MessageFromForm & { type: 'visual-editing-rewrite' }) {
      written?.take(JSON.parse(root) as Values)
    },
    found({ asked: which, keys, titles, kinds, failed }: MessageFromForm & { type: 'visual-editing-found' }) {
      const found = keys.map((key, at) => ({ key, title: titles[at] ?? '', kind: kinds[at] ?? '' }))
      answers.get(which)?.(failed ? undefined : found)
      answers.delete(which)
    },
  }
}
