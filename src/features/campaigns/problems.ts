/** Problems that prevent a text from being sent. */

import type { BasePayload } from 'payload'
import type { Campaign } from '../../cms/types'
import { defaultLocale, type Localised } from '../../lib/locales'
import { filterFields, NEWSLETTER_SETTINGS } from '../newsletter'
import { comparisonsOf, isComparable, NAME_FIELD, valuesOf } from '../newsletter/client'
import { fieldsIn } from './message'

export interface CampaignProblem {
  message: Localised
  values?: Readonly<Record<string, string>>
}

const unknownField: Localised = {
  nb: 'Teksten har feltet «{field}», som ikke finnes. Felt: {known}.',
  en: 'The text has the field “{field}”, which does not exist. Fields: {known}.',
}

/** Names of the personal fields, as used in a text. */
export async function personalFields(payload: BasePayload): Promise<string[]> {
  const { customFields } = await payload.findGlobal({ slug: NEWSLETTER_SETTINGS, depth: 0 })
  return [NAME_FIELD, ...(customFields ?? []).map(({ name }) => name)]
}

type Written = Pick<Campaign, 'text'> & Partial<Pick<Campaign, 'conditions'>>

export async function problemOf(
  payload: BasePayload,
  { text, conditions }: Written,
): Promise<CampaignProblem | undefined> {
  const known = await personalFields(payload)
  const field = fieldsIn(text ?? '').find((one) => !known.includes(one))
  if (field !== undefined) return { message: unknownField, values: { field, known: known.join(', ') } }
  return conditions?.length ? problemOfConditions(payload, conditions) : undefined
}

const conditionProblems = {
  unknown: {
    nb: 'Et vilkår gjelder feltet «{field}», som ikke finnes. Felt: {known}.',
    en: 'A condition is about the field “{field}”, which does not exist. Fields: {known}.',
  },
  comparison: {
    nb: '«{field}» kan ikke sammenlignes slik. Velg en annen sammenligning.',
    en: '“{field}” cannot be compared like that. Choose another comparison.',
  },
  text: { nb: 'Skriv noe i vilkåret for «{field}».', en: 'Write something in the condition of “{field}”.' },
  number: { nb: 'Skriv et tall i vilkåret for «{field}».', en: 'Write a number in the condition of “{field}”.' },
  date: { nb: 'Velg en dato i vilkåret for «{field}».', en: 'Choose a date in the condition of “{field}”.' },
  select: { nb: 'Velg et svar i vilkåret for «{field}».', en: 'Choose an answer in the condition of “{field}”.' },
} as const satisfies Readonly<Record<string, Localised>>

async function problemOfConditions(
  payload: BasePayload,
  conditions: NonNullable<Campaign['conditions']>,
): Promise<CampaignProblem | undefined> {
  const fields = await filterFields(payload, defaultLocale)
  for (const { field, comparison, value, valueTo } of conditions) {
    const known = fields.find(({ name }) => name === field)
    if (!known)
      return {
        message: conditionProblems.unknown,
        values: { field: field ?? '', known: fields.map(({ label }) => label).join(', ') },
      }
    const values = { field: known.label }
    if (!comparisonsOf[known.kind].includes(comparison)) return { message: conditionProblems.comparison, values }
    const written = [value, valueTo].slice(0, valuesOf(comparison))
    const isWritten = (one: string | null | undefined) => isComparable(known.kind, comparison, one ?? '')
    const isChoice = known.kind !== 'select' || written.every((one) => known.choices.includes(one ?? ''))
    if (!written.every(isWritten) || !isChoice) return { message: conditionProblems[known.kind], values }
  }
  return undefined
}
