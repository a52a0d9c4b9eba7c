/** Fields of the collection of forms: what editors set for each field of a form. */
import type { ArrayField, Condition, Field, FieldHook, RowField } from 'payload'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import type { Form } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { chosenFieldField } from './chosenFieldField'
import { definitionError, definitionMessages } from './definition'
import { autocompletes, comparisons, type FieldKind, fieldKinds, fileKinds, isChoice, isText, patterns } from './kinds'
import { fieldsOf, MAX_FILES, nameOf, optionValue } from './readForm'

/** A form with more is too long for anyone. */
const MAX_FIELDS = 40
const MAX_OPTIONS = 40
const MAX_MEGABYTES = 10

type Row = NonNullable<Form['fields']>[number]

/** Shown in the admin for these kinds only. */
const only = (is: (kind: FieldKind) => boolean) => (_: unknown, siblings: Partial<Row>) =>
  siblings.kind !== undefined && is(siblings.kind)

const bounded = (kind: FieldKind) => ['text', 'longText', 'number', 'date', 'checkboxes', 'file'].includes(kind)

const number = (name: string, label: Localised, admin: object, bounds: { min?: number; max?: number } = {}): Field =>
  ({ name, type: 'number', label, ...bounds, admin }) as Field

const options: ArrayField = {
  name: 'options',
  type: 'array',
  maxRows: MAX_OPTIONS,
  label: { nb: 'Valg', en: 'Options' },
  labels: { singular: { nb: 'Valg', en: 'Option' }, plural: { nb: 'Valg', en: 'Options' } },
  admin: { condition: only(isChoice) },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 120,
          label: { nb: 'Tekst', en: 'Text' },
        },
        {
          name: 'value',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Verdi', en: 'Value' },
          admin: {
            description: {
              nb: 'Det betingelser og mottakere ser etter. Lages av teksten når skjemaet publiseres.',
              en: 'What conditions and receivers look for. Made of the text when the form is published.',
            },
          },
        },
      ],
    },
  ],
}

interface ConditionRow {
  required: boolean
  condition?: Condition
  isNeeded?: (siblings: Record<string, unknown>) => boolean
}

/** A field of the form, what it must be, and the value that it is compared with. */
export function conditionRow({ required, condition, isNeeded = () => true }: ConditionRow): RowField {
  return {
    type: 'row',
    ...(condition ? { admin: { condition } } : {}),
    fields: [
      chosenFieldField({ name: 'field', label: { nb: 'Feltet', en: 'The field' }, required, isNeeded }),
      {
        ...select('comparison', { nb: 'Sammenligning', en: 'Comparison' }, comparisons, { chosen: 'equals' }),
        required,
      },
      {
        name: 'value',
        type: 'text',
        maxLength: 120,
        label: { nb: 'Verdi', en: 'Value' },
        admin: {
          condition: (_, siblings: { comparison?: string }) =>
            siblings.comparison === 'equals' || siblings.comparison === 'differs',
        },
      },
    ],
  }
}

const conditions: ArrayField = {
  name: 'conditions',
  type: 'array',
  maxRows: 5,
  label: { nb: 'Vises bare når', en: 'Shown only when' },
  labels: { singular: { nb: 'Betingelse', en: 'Condition' }, plural: { nb: 'Betingelser', en: 'Conditions' } },
  fields: [conditionRow({ required: true })],
}

/** Names and values that are missing, made of the words: only when publishing, since those are then written to the end. */
const fillNames: FieldHook = ({ value, data }) => {
  const isDraft = (data as { _status?: string } | undefined)?._status !== 'published'
  if (isDraft || !Array.isArray(value)) return value
  return (value as Row[]).map((row, at) => ({
    ...row,
    name: nameOf(row, at),
    ...(row.options ? { options: row.options.map((option) => ({ ...option, value: optionValue(option) })) } : {}),
  }))
}

/** The rows of a form. */
export const formFields: ArrayField = {
  name: 'fields',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: MAX_FIELDS,
  label: { nb: 'Felt', en: 'Fields' },
  labels: { singular: { nb: 'Felt', en: 'Field' }, plural: { nb: 'Felt', en: 'Fields' } },
  admin: { initCollapsed: true, components: { RowLabel: '/src/features/forms/admin/FieldRowLabel#FieldRowLabel' } },
  hooks: { beforeValidate: [fillNames] },
  validate: (value, { req }) => {
    const error = definitionError(fieldsOf({ fields: (value ?? []) as Form['fields'] }))
    return error ? translateFor(req, definitionMessages[error.key], { label: error.label, name: error.name }) : true
  },
  fields: [
    {
      type: 'row',
      fields: [
        select('kind', { nb: 'Type', en: 'Kind' }, fieldKinds),
        {
          name: 'name',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Navn', en: 'Name' },
          admin: {
            description: {
              nb: 'Det betingelser og plassholdere kaller feltet. Lages av ledeteksten når skjemaet publiseres.',
              en: 'What conditions and placeholders call the field. Made of the label when the form is published.',
            },
          },
        },
      ],
    },
    {
      name: 'label',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 1000,
      label: { nb: 'Ledetekst', en: 'Label' },
      admin: {
        rows: 1,
        description: {
          nb: 'Av et samtykke hele ordlyden: den lagres med svaret.',
          en: 'Of a consent its whole wording: it is stored with the answer.',
        },
      },
    },
    {
      name: 'help',
      type: 'text',
      localized: true,
      maxLength: 300,
      label: { nb: 'Hjelpetekst', en: 'Help' },
      admin: { condition: only((kind) => !isText(kind)) },
    },
    options,
    {
      type: 'row',
      fields: [
        {
          ...checkbox('required', { nb: 'Må fylles ut', en: 'Required' }),
          admin: { condition: only((kind) => !isText(kind)) },
        },
        {
          ...select(
            'width',
            { nb: 'Bredde', en: 'Width' },
            { full: { nb: 'Hel', en: 'Full' }, half: { nb: 'Halv', en: 'Half' } },
          ),
          admin: { condition: only((kind) => !isText(kind)) },
        },
      ],
    },
    {
      type: 'collapsible',
      label: { nb: 'Flere regler', en: 'More rules' },
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...select('pattern', { nb: 'Må være', en: 'Must be' }, patterns),
              admin: { condition: only((kind) => kind === 'text') },
            },
            {
              ...select('autocomplete', { nb: 'Nettleseren foreslår', en: 'The browser suggests' }, autocompletes),
              admin: { condition: only((kind) => ['text', 'email', 'phone', 'date'].includes(kind)) },
            },
            {
              ...select('fileKind', { nb: 'Hva slags filer', en: 'Which files' }, fileKinds),
              admin: { condition: only((kind) => kind === 'file') },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            number(
              'min',
              { nb: 'Minst', en: 'At least' },
              {
                condition: only((kind) => bounded(kind) && kind !== 'file'),
                description: {
                  nb: 'Tall: verdien. Tekst: tegn. Valg: antall. Dato: dager fra i dag.',
                  en: 'Numbers: the value. Text: characters. Choices: how many. Dates: days from today.',
                },
              },
            ),
            number(
              'max',
              { nb: 'Mest', en: 'At most' },
              {
                condition: only(bounded),
                description: { nb: `Filer: antall, høyst ${MAX_FILES}.`, en: `Files: how many, at most ${MAX_FILES}.` },
              },
            ),
            number(
              'megabytes',
              { nb: 'MB i hver fil', en: 'MB of each file' },
              { condition: only((kind) => kind === 'file') },
              { min: 1, max: MAX_MEGABYTES },
            ),
          ],
        },
        {
          name: 'missingText',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Feilmelding når det mangler', en: 'Message where it is missing' },
        },
        {
          ...select(
            'match',
            { nb: 'Av betingelsene må', en: 'Of the conditions' },
            { all: { nb: 'alle stemme', en: 'all must hold' }, any: { nb: 'én stemme', en: 'one must hold' } },
          ),
          admin: { condition: (_, siblings: Partial<Row>) => (siblings.conditions?.length ?? 0) > 1 },
        },
        conditions,
      ],
    },
  ],
}
