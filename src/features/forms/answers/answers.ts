/** What was answered, with the labels as they were asked. */
import { shownValues, type Typed } from '../conditions'
import { choicesIn, type FormField } from '../formField'
import { isChoice, isText } from '../kinds'

export interface AnswerFile {
  id: number
  name: string
  filename: string
}

export interface Answer {
  name: string
  kind: FormField['kind']
  label: string
  /** As it was sent: of choices their values. */
  value: string
  /** As a person reads it: of choices their words. */
  text: string
  files?: readonly AnswerFile[]
}

export interface Consent {
  text: string
  accepted: boolean
}

export interface SubmittedAnswers {
  answers: Answer[]
  consents: Consent[]
  sender: string
  email: string
  phone: string
}

const wordsOf = ({ options }: FormField, value: string) =>
  choicesIn(value)
    .map((one) => options.find((option) => option.value === one)?.label ?? one)
    .join(', ')

/** Answers to the fields that were shown; what was typed into others is dropped. */
export function answersOf(
  fields: readonly FormField[],
  typed: Typed,
  files: Readonly<Record<string, readonly AnswerFile[]>>,
): SubmittedAnswers {
  const { shown, values } = shownValues(fields, typed)
  const shownFields = fields.filter(({ name, kind }) => shown.has(name) && !isText(kind))
  const typedIn = ({ name }: FormField) => (values[name] ?? '').trim()
  const answers = shownFields
    .filter(({ kind }) => kind !== 'consent')
    .map((field): Answer => {
      const { name, kind, label } = field
      const value = typedIn(field)
      const own = files[name] ?? []
      if (kind === 'file')
        return { name, kind, label, value: '', text: own.map((file) => file.name).join(', '), files: own }
      return { name, kind, label, value, text: isChoice(kind) ? wordsOf(field, value) : value }
    })
  const first = (is: (answer: Answer) => boolean) => answers.find((answer) => is(answer) && answer.value)?.value ?? ''
  const email = first(({ kind }) => kind === 'email')
  const named = shownFields.find(({ autocomplete, name }) => autocomplete === 'name' || name === 'name')
  return {
    answers,
    consents: shownFields
      .filter(({ kind }) => kind === 'consent')
      .map((field) => ({ text: field.label, accepted: typedIn(field) !== '' })),
    sender: (named && typedIn(named)) || email || first(({ kind }) => kind === 'text') || '–',
    email,
    phone: first(({ kind }) => kind === 'phone'),
  }
}

/** Stored answers; none where the column holds something else. */
export const readAnswers = (stored: unknown): Answer[] => (Array.isArray(stored) ? (stored as Answer[]) : [])
export const readConsents = (stored: unknown): Consent[] => (Array.isArray(stored) ? (stored as Consent[]) : [])
