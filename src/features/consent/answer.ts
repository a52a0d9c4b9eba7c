/** What a visitor's answer amounts to: plain rules over what was sent. */
import type { Purpose } from '../../web/consent'

/** Days that a choice is remembered: after a no it is not asked again for half a year, a yes is renewed each year. */
const DAYS_AFTER_NO = 182
const DAYS_AFTER_YES = 365

/** Values of the field `answer`; beside them `forget`, where nothing is asked for any more. */
const answers = ['accept', 'refuse', 'choose', 'always'] as const
export type Answer = (typeof answers)[number]

export const isAnswer = (text: string | undefined): text is Answer => answers.some((answer) => answer === text)

export interface Question {
  /** In use now. */
  purposes: readonly Purpose[]
  /** The browser says no to statistics by itself. */
  signal: boolean
  /** What was given before, to the same words. */
  before: ReadonlySet<Purpose>
}

/**
 * What is given from now on. `always` comes from where content of others is asked for in place: a yes to that, and what
 * was said of the rest stays as it was.
 */
export function givenBy(
  answer: Answer,
  ticked: (purpose: Purpose) => boolean,
  { purposes, signal, before }: Question,
): Purpose[] {
  const yes: Record<Answer, (purpose: Purpose) => boolean> = {
    accept: () => true,
    refuse: () => false,
    choose: ticked,
    always: (purpose) => purpose === 'media' || before.has(purpose),
  }
  return purposes.filter((purpose) => yes[answer](purpose) && !(signal && purpose === 'statistics'))
}

/** Days for which an answer is remembered. */
export const daysOf = (given: readonly Purpose[]): number => (given.length > 0 ? DAYS_AFTER_YES : DAYS_AFTER_NO)
