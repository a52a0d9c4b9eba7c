/** Evaluates a visitor's answer: pure rules over the submitted values. */
import type { Purpose } from '../../web/consent'

/** Days that a choice is remembered: after a no it is not asked again for half a year, a yes is renewed each year. */
const DAYS_AFTER_NO = 182
const DAYS_AFTER_YES = 365

/** Values of the field `answer`; also `forget`, where no consent is needed any more. */
const answers = ['accept', 'refuse', 'choose', 'always'] as const
export type ConsentAnswer = (typeof answers)[number]

export const isAnswer = (text: string | undefined): text is ConsentAnswer => answers.some((answer) => answer === text)

export interface Question {
  /** Purposes in use now. */
  purposes: readonly Purpose[]
  /** The browser sends a signal against statistics. */
  signal: boolean
  /** Consent given before, to the same text. */
  before: ReadonlySet<Purpose>
}

/**
 * Purposes with consent from now on. `always` is sent where external content is requested in place: it adds consent to
 * that, and leaves the other purposes as they were.
 */
export function givenBy(
  answer: ConsentAnswer,
  ticked: (purpose: Purpose) => boolean,
  { purposes, signal, before }: Question,
): Purpose[] {
  const yes: Record<ConsentAnswer, (purpose: Purpose) => boolean> = {
    accept: () => true,
    refuse: () => false,
    choose: ticked,
    always: (purpose) => purpose === 'media' || before.has(purpose),
  }
  return purposes.filter((purpose) => yes[answer](purpose) && !(signal && purpose === 'statistics'))
}

/** Days for which an answer is remembered. */
export const daysOf = (given: readonly Purpose[]): number => (given.length > 0 ? DAYS_AFTER_YES : DAYS_AFTER_NO)
