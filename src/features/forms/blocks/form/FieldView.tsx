/** One field of a form: its label, its control and its error. */

import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import { Heading } from '../../../../web/Heading'
import type { Site } from '../../../../web/site'
import { choicesIn, type FormField } from '../../formField'
import { fieldId, optionId } from './ids'

interface Drawn {
  field: FormField
  formId: string
  value: string
  error: string | undefined
  t: Site['t']
}

const inputs: Readonly<Partial<Record<FormField['kind'], { type: string; inputMode?: 'decimal' | 'numeric' }>>> = {
  text: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  // Not `number`: browsers differ in which comma they take, and drop what they do not understand.
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
}

const numeric: readonly FormField['pattern'][] = ['postcode', 'organisationNumber']

const tokenOf = ({ autocomplete, kind }: FormField): string | undefined => {
  if (autocomplete !== 'off') return autocomplete
  if (kind === 'email') return 'email'
  return kind === 'phone' ? 'tel' : undefined
}

const filesHint = ({ max = 1, megabytes }: FormField, t: Site['t']) =>
  max > 1 ? t('formFilesHint', { max, megabytes }) : t('formFileHint', { megabytes })

/** What stands below the label, and its id. */
function hintOf({ field, formId, t }: Drawn) {
  const { help, kind, conditions } = field
  const texts = [help, ...(kind === 'file' ? [filesHint(field, t)] : [])].filter(Boolean)
  if (texts.length === 0 && conditions.length === 0) return undefined
  const id = `${fieldId(formId, field)}-hint`
  const hint = (
    <p className="hint" id={id}>
      {conditions.length > 0 && <span className="without-script">{t('formConditional')} </span>}
      {texts.join(' ')}
    </p>
  )
  return { id, hint }
}

function Label({ field, t }: Pick<Drawn, 'field' | 't'>) {
  return (
    <>
      {field.label} {!field.required && <span className="hint">{t('formOptional')}</span>}
    </>
  )
}

function Options(drawn: Drawn & { describedBy: string }) {
  const { field, formId, value, error, describedBy } = drawn
  const chosen = choicesIn(value)
  const isRadio = field.kind === 'radio'
  return (
    <div className="form-options">
      {field.options.map((option, at) => (
        <label key={option.value}>
          <input
            id={optionId(formId, field, at)}
            type={isRadio ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={!isRadio && error ? true : undefined}
            aria-describedby={describedBy}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

function Control(drawn: Drawn & { describedBy: string }) {
  const { field, formId, value, error, describedBy, t } = drawn
  const shared = {
    id: fieldId(formId, field),
    name: field.name,
    required: field.required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy,
  }
  const autoComplete = tokenOf(field)
  if (field.kind === 'longText') return <textarea rows={6} {...shared} defaultValue={value} />
  if (field.kind === 'file')
    return <input type="file" {...shared} multiple={(field.max ?? 1) > 1} accept={acceptOf(field)} />
  if (field.kind === 'select')
    return (
      <select {...shared} defaultValue={value}>
        <option value="">{t('formChoose')}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  const { type, inputMode } = inputs[field.kind] ?? { type: 'text' }
  return (
    <input
      type={type}
      inputMode={numeric.includes(field.pattern) ? 'numeric' : inputMode}
      autoComplete={autoComplete}
      {...shared}
      defaultValue={value}
    />
  )
}

const accepted: Readonly<Record<FormField['fileKind'], string>> = {
  pictures: 'image/*',
  documents: '.pdf,.doc,.docx,.xls,.xlsx,.odt,.ods,.rtf,.txt,.csv',
  any: '',
}
const acceptOf = ({ fileKind }: FormField): string | undefined => accepted[fileKind] || undefined

export function FieldView({ isShown, hasHeading, ...drawn }: Drawn & { isShown: boolean; hasHeading: boolean }) {
  const { field, formId, value, error, t } = drawn
  const id = fieldId(formId, field)
  const hint = hintOf(drawn)
  const describedBy = [hint?.id, `${id}-fault`].filter(Boolean).join(' ')
  const own = {
    className: field.isHalf ? 'form-field is-half' : 'form-field',
    'data-field': field.name,
    'data-off': isShown ? undefined : '',
  }
  const message = <FieldErrorMessage id={id} error={error} stays />
  if (field.kind === 'heading') {
    return (
      <div {...own}>
        <Heading level={hasHeading ? 3 : 2}>{field.label}</Heading>
      </div>
    )
  }
  if (field.kind === 'note')
    return (
      <div {...own}>
        <p>{field.label}</p>
      </div>
    )
  if (field.kind === 'consent')
    return (
      <div {...own}>
        <div className="form-options">
          <label>
            <input
              type="checkbox"
              id={id}
              name={field.name}
              value="ja"
              required={field.required}
              defaultChecked={value !== ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
            />
            <span>
              <Label field={field} t={t} />
            </span>
          </label>
        </div>
        {hint?.hint}
        {message}
      </div>
    )
  if (field.kind === 'radio' || field.kind === 'checkboxes')
    return (
      <fieldset {...own}>
        <legend>
          <Label field={field} t={t} />
        </legend>
        {hint?.hint}
        <Options {...drawn} describedBy={describedBy} />
        {message}
      </fieldset>
    )
  return (
    <div {...own}>
      <label htmlFor={id}>
        <Label field={field} t={t} />
      </label>
      {hint?.hint}
      <Control {...drawn} describedBy={describedBy} />
      {message}
    </div>
  )
}
