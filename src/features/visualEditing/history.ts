/** What was changed in a form, step by step, to be taken back and made again. */

import { isWithin } from '../../web/admin/broughtFields'

/** A field's state in the form. What beside the value belongs to it, as its rows, comes back with it. */
export interface Field {
  value?: unknown
  initialValue?: unknown
  rows?: readonly { id?: string }[]
  /** Changed by hand last of all. */
  isModified?: boolean
}

export type State = Readonly<Record<string, Field | undefined>>

/** The fields that a step changed, as they were and as they became; undefined: not in the form. */
type Step = ReadonlyMap<string, { before: Field | undefined; after: Field | undefined }>

export interface History {
  undo: readonly Step[]
  redo: readonly Step[]
  /** When the last step was last added to. Milliseconds. */
  at: number
}

export const noHistory: History = { undo: [], redo: [], at: 0 }

const MOST_STEPS = 100

/** Milliseconds without a key after which typing in the same field is another step. */
const PAUSE = 1000

const rowsOf = (field: Field | undefined) => field?.rows?.map(({ id }) => id).join()

/** Null, undefined and an empty text are the same to a save; the server answers with another than was sent. */
const contentOf = ({ value }: Field) => (value === '' ? null : (value ?? null))

const isSame = (a: Field | undefined, b: Field | undefined): boolean => {
  if (a === b) return true
  if (!a || !b || rowsOf(a) !== rowsOf(b)) return false
  // Of rows the value is only how many they are.
  if (a.rows && b.rows) return true
  const [was, is] = [contentOf(a), contentOf(b)]
  return was === is || JSON.stringify(was) === JSON.stringify(is)
}

/** Fields that saves write and users do not edit. */
const ofSaves: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'deletedAt', '_status'])

/** Fields that differ in what is saved, but those that the save itself writes. */
export function changedFields(before: State, after: State): Step {
  const step = new Map<string, { before: Field | undefined; after: Field | undefined }>()
  if (before === after) return step
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!ofSaves.has(path) && !isSame(before[path], after[path]))
      step.set(path, { before: before[path], after: after[path] })
  return step
}

const isTyping = (step: Step, last: Step | undefined): boolean => {
  const [path, ...more] = step.keys()
  return path !== undefined && more.length === 0 && last?.size === 1 && last.has(path) && !step.get(path)?.after?.rows
}

/** Fields that only came or went with rows that were there already: the server draws a new row's fields after it is added. */
const isDrawing = (step: Step): boolean =>
  [...step.values()].every(
    ({ before, after }) => !(before && after) && !before?.rows && !after?.rows && !after?.isModified,
  )

const joined = (last: Step, step: Step): Step =>
  new Map([
    ...last,
    ...[...step].map(([path, { before, after }]) => {
      const first = last.get(path)
      return [path, { before: first ? first.before : before, after }] as const
    }),
  ])

/** Adds a change; what was taken back before cannot be made again after it. */
export function withStep(history: History, step: Step, now: number): History {
  const last = history.undo.at(-1)
  if (step.size === 0) return history
  if (isDrawing(step)) return last ? { ...history, undo: [...history.undo.slice(0, -1), joined(last, step)] } : history
  if (last && now - history.at < PAUSE && history.redo.length === 0 && isTyping(step, last))
    return { undo: [...history.undo.slice(0, -1), joined(last, step)], redo: [], at: now }
  return { undo: [...history.undo, step].slice(-MOST_STEPS), redo: [], at: now }
}

/** Paths of the rows that a field is in. */
const rowsAround = (path: string): string[] =>
  [...path.matchAll(/\.\d+(?=\.)/g)].map(({ index, 0: row }) => path.slice(0, index + row.length))

/** Without the steps that changed one of the fields, since a colleague has changed it after them. */
export function withoutFields({ undo, redo, at }: History, paths: readonly string[]): History {
  const isUntouched = (step: Step) => !paths.some((path) => [...step.keys()].some((key) => isWithin(key, path)))
  return { undo: undo.filter(isUntouched), redo: redo.filter(isUntouched), at }
}

/** The state without the last step, or with the step that was taken back last; undefined if there is none. */
export function stepped(
  history: History,
  state: State,
  way: 'undo' | 'redo',
): { history: History; state: Record<string, Field> } | undefined {
  const step = history[way].at(-1)
  if (!step) return undefined
  const next = new Map(Object.entries(state))
  const isGone = (path: string) => step.has(path) && !step.get(path)?.[way === 'undo' ? 'before' : 'after']
  for (const [path, { before, after }] of step) {
    const [field, other] = way === 'undo' ? [before, after] : [after, before]
    if (!field && rowsAround(path).some((row) => isGone(`${row}.id`))) {
      next.delete(path)
      continue
    }
    // Null: what a save does not name stays stored as it was.
    const value = field?.value ?? (other?.value === undefined ? undefined : null)
    // A new initial value is what makes rich text take the value over.
    next.set(path, { ...(field ?? other), value, initialValue: value })
  }
  const rest = history[way].slice(0, -1)
  const other = way === 'undo' ? 'redo' : 'undo'
  return {
    state: Object.fromEntries([...next].flatMap(([path, field]) => (field ? [[path, field]] : []))),
    history: { ...history, [way]: rest, [other]: [...history[other], step], at: 0 },
  }
}
