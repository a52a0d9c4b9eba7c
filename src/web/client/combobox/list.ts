/** State of the list under a field with suggestions, and its reducer. */
import { fill } from '../../../lib/fill'
import { NONE, nextActive } from './active'

/** The site's response to a term. */
interface Results<Option> {
  term: string
  /** Suggestions, followed by further options. */
  options: readonly Option[]
  /** Number of suggestions among the options. */
  found: number
}

export type List<Option> =
  /** Keeps the last response: an arrow key opens it again while the text is unchanged. */
  | { state: 'closed'; answer?: Results<Option> | undefined }
  /** Nothing was found. */
  | { state: 'empty'; answer: Results<Option> }
  /** `isNew`: opened by the response and not by a key. */
  | { state: 'open'; answer: Results<Option>; active: number; isNew: boolean }

export type ListEvent<Option> =
  /** Without an answer where the request failed. */
  | { type: 'answered'; answer: Results<Option> | undefined }
  /** By an arrow key. */
  | { type: 'moved'; step: 1 | -1 }
  /** Keys go to the text again: Enter must not follow an option of the text before the change. */
  | { type: 'left' }
  | { type: 'closed' }

export function nextList<Option>(list: List<Option>, event: ListEvent<Option>): List<Option> {
  switch (event.type) {
    case 'answered': {
      const { answer } = event
      if (!answer) return { state: 'closed' }
      return answer.found > 0 ? { state: 'open', answer, active: NONE, isNew: true } : { state: 'empty', answer }
    }
    case 'moved': {
      const { answer } = list
      if (!answer?.found) return list
      const [active, isNew] = list.state === 'open' ? [list.active, list.isNew] : [NONE, false]
      return { state: 'open', answer, active: nextActive(active, answer.options.length, event.step), isNew }
    }
    case 'left':
      return list.state === 'open' ? { ...list, active: NONE } : list
    case 'closed':
      return { state: 'closed', answer: list.answer }
  }
}

/** Whether an arrow key must fetch before it can move: a closed list may hold the response to another term. */
export const asksFirst = (list: List<unknown>, term: string) => list.state !== 'open' && list.answer?.term !== term

export interface StatusTexts {
  one: string
  /** With `{count}`. */
  many: string
  none: string
}

/** Status message for screen readers about a response. */
export function statusOf(list: List<unknown>, { one, many, none }: StatusTexts): string {
  if (list.state === 'empty') return none
  if (list.state === 'closed' || !list.isNew) return ''
  const { found } = list.answer
  return found === 1 ? one : fill(many, { count: found })
}
