/** How a block is set and when it is shown, from the fields that all blocks share (`cms/fields/display.ts`). */
import { emitClockChange } from '../cms/changes'
import type { PageBlock } from '../web/contentBlock'
import styles from './display.css?inline'

const displayOf = ({ display }: PageBlock) => display ?? {}

/** Classes that hide it on some screens or from some visitors. */
export function visibilityClasses(block: PageBlock): string[] {
  const { device, audience } = displayOf(block)
  return [
    device === 'phone' ? 'only-on-phones' : '',
    device === 'wide' ? 'only-on-screens' : '',
    audience === 'guests' ? 'for-guests' : '',
    audience === 'members' ? 'for-members' : '',
  ].filter(Boolean)
}

/** None for a block that says nothing, whose markup is as if there were no such fields. */
export function displayClasses(block: PageBlock): string[] {
  const { width, background, spacing } = displayOf(block)
  return [
    width === 'narrow' || width === 'full' ? `block-${width}` : '',
    background === 'surface' ? 'block-surface' : '',
    spacing === 'less' || spacing === 'none' ? `block-space-${spacing}` : '',
    ...visibilityClasses(block),
  ].filter(Boolean)
}

/** Rules for the classes, where one is in use. */
export const displayRules = (block: PageBlock): readonly string[] => (displayClasses(block).length > 0 ? [styles] : [])

/** Whether an editor has taken it from the page for now. */
export const isHidden = (block: PageBlock): boolean => displayOf(block).hidden === true

/** The moment is the first in which it is shown, and the first in which it is no longer shown. */
export function isShownAt(block: PageBlock, time: number): boolean {
  const { from, until } = displayOf(block)
  return !isHidden(block) && !(from && Date.parse(from) > time) && !(until && Date.parse(until) <= time)
}

/** The next moment at which one of the blocks appears or disappears, in milliseconds; undefined if none does. */
export function nextChange(blocks: readonly PageBlock[], time: number): number | undefined {
  const moments = blocks
    .flatMap((block) => [displayOf(block).from, displayOf(block).until])
    .flatMap((moment) => (moment ? [Date.parse(moment)] : []))
    .filter((moment) => moment > time)
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** Renews what was made of a document when the next of its blocks appears or disappears. */
export function renewAtNextChange(tag: string, blocks: readonly PageBlock[], now: number): void {
  const next = nextChange(blocks, now)
  if (next !== undefined) renewAt(tag, next)
}

/** Milliseconds after which the clock is looked at again: it may be set, and timers have a longest time. */
const MOST_WAIT = 60 * 60_000

const waiting = new Map<string, number>()

/**
 * Renews what was made of a document at a moment, as if the document had been changed then: its page, and its words in
 * the search. In each process, since each has its own caches.
 */
export function renewAt(tag: string, moment: number): void {
  const known = waiting.get(tag)
  // One that is due renews what asks here, too, when its timer comes.
  if (known !== undefined && known <= moment) return
  waiting.set(tag, moment)
  const wait = () => {
    // An earlier moment has taken the place of this one, and the renewed page asks for the next.
    if (waiting.get(tag) !== moment) return
    const left = moment - Date.now()
    if (left <= 0) {
      waiting.delete(tag)
      emitClockChange([tag])
      return
    }
    // The timer does not keep the process alive.
    setTimeout(wait, Math.min(left, MOST_WAIT)).unref()
  }
  wait()
}
