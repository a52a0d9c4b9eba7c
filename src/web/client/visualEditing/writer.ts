/** The rich texts of the page, and the way from a click into one to its editor, which is loaded then. */
import type { Values } from '../../../lib/isValues'
import type { FoundTarget, MessageFromForm, MessageFromPreview, WritingWords } from '../../visualEditing'
import type { Told } from './clicked'
import { KEPT_DRAWN, PART, PLACE, shownText } from './places'

interface Writer {
  send(message: MessageFromPreview): void
  /** Tells the form of the text that is written. */
  tell(text: string): void
  /** What the block's own tools take of the window. */
  avoid(): DOMRect | undefined
}

export function createWriter({ send, tell, avoid }: Writer) {
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
    /** The rich text that is written where `target` was clicked, and the part of it that is written by itself. */
    placeAt(target: Element): { place?: HTMLElement; part?: HTMLElement } {
      const place = target.closest<HTMLElement>(PLACE)
      const kept = target.closest(KEPT_DRAWN)
      if (!place || !kept || !place.contains(kept)) return place ? { place } : {}
      const part = target.closest<HTMLElement>(PART)
      return part && kept.contains(part) ? { place, part } : {}
    },
    /** What the form needs to find its field. Where nothing is said, only a part tells it. */
    shownBy(
      { place, part }: Pick<Told, 'place' | 'part'>,
      block: HTMLElement | null,
    ): { written: string; nth: string } {
      const text = place ? shownText(place) : ''
      if (!place || (!text && !part)) return { written: '', nth: '' }
      const all = [...(block ?? document).querySelectorAll<HTMLElement>(PLACE)]
      return { written: text, nth: String(all.filter((it) => shownText(it) === text).indexOf(place)) }
    },
    /** `place` and `part` give them as they are by then. */
    async write(
      { place, part }: { place(): HTMLElement | undefined; part?: (() => HTMLElement | undefined) | undefined },
      { name, root, words }: MessageFromForm & { type: 'visual-editing-write' },
      { point, early }: { point: { x: number; y: number }; early(): string },
    ) {
      const module = await import('./writing').catch(() => undefined)
      const [now, partNow] = [place(), part?.()]
      const isWritten =
        now &&
        !(part && !partNow) &&
        module?.writeText(now, partNow, {
          value: JSON.parse(root) as Values,
          name,
          words: words as WritingWords,
          point,
          early: early(),
          avoid,
          find,
          changed: (value) => tell(JSON.stringify(value)),
          step: (way) => send({ type: 'visual-editing-use', tool: way, block: '' }),
          left: () => send({ type: 'visual-editing-left' }),
        })
      if (!isWritten) refuse()
    },
    found({ asked: which, keys, titles, kinds, failed }: MessageFromForm & { type: 'visual-editing-found' }) {
      const found = keys.map((key, at) => ({ key, title: titles[at] ?? '', kind: kinds[at] ?? '' }))
      answers.get(which)?.(failed ? undefined : found)
      answers.delete(which)
    },
  }
}
