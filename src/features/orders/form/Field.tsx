/** One field of the order form, with its label and error message. Its value lives in the DOM. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldErrorMessage } from '../../../web/forms/FieldErrorMessage'
import type { Values } from '../../../web/forms/formState'
import { TICKED } from '../schema'
import { LabelText } from './LabelText'
import { errorId, fieldId } from './names'
import type { FormT } from './texts'

/** Common properties of all fields. */
export interface FieldsDrawn {
  /** Values at render time. */
  values: Values
  errors: Readonly<Record<string, string>>
  t: FormT
}

export function Field({
  drawn,
  name,
  label,
  optional = false,
  hint,
  lines,
  children,
  ...input
}: {
  drawn: FieldsDrawn
  name: string
  label: string
  optional?: boolean
  hint?: string
  /** Number of lines of a text area. */
  lines?: number
  children?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>) {
  const { values, errors, t } = drawn
  const id = fieldId(name)
  const error = errors[name]
  const shared = {
    id,
    name,
    defaultValue: values[name],
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${errorId(name)}`,
  }
  return (
    <div className={`field order-field-${name}`}>
      <label htmlFor={id}>
        <LabelText text={label} optional={optional} t={t} />
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children ??
        (lines ? <textarea rows={lines} maxLength={input.maxLength} {...shared} /> : <input {...input} {...shared} />)}
      <FieldErrorMessage id={fieldId(name)} error={error} stays />
    </div>
  )
}

/** A checkbox with its own label. */
export function Tick({
  drawn,
  name,
  value = TICKED,
  required,
  children,
}: {
  drawn: FieldsDrawn
  name: string
  value?: string
  required: boolean
  children: ReactNode
}) {
  const { values, errors } = drawn
  const id = fieldId(name)
  const error = errors[name]
  return (
    <div className="order-tick">
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required={required}
          defaultChecked={values[name] === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(name)}
        />
        {children}
      </label>
      <FieldErrorMessage id={fieldId(name)} error={error} stays />
    </div>
  )
}
