/** One field of the order form, with its label and room for what is wrong with it. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Site } from '../../../web/site'
import { TICKED } from '../schema'
import { fieldId, type OrderFormState } from './state'

export function Field({
  state,
  site,
  name,
  label,
  optional = false,
  hint,
  lines,
  children,
  ...input
}: {
  state: OrderFormState
  site: Site
  name: string
  label: string
  optional?: boolean
  hint?: string
  /** A text of several lines. */
  lines?: number
  children?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>) {
  const id = fieldId(name)
  const error = state.errors[name]
  const shared = {
    id,
    name,
    defaultValue: state.values[name],
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-fault`,
  }
  return (
    <div className={`field order-field-${name}`}>
      <label htmlFor={id}>
        {label} {optional && <span className="hint">{site.t('orderOptional')}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children ??
        (lines ? <textarea rows={lines} maxLength={input.maxLength} {...shared} /> : <input {...input} {...shared} />)}
      <p className="field-error" id={`${id}-fault`} hidden={!error}>
        {error && site.t(error)}
      </p>
    </div>
  )
}

/** A box to tick, with its own words. */
export function Tick({
  state,
  site,
  name,
  value = TICKED,
  required,
  children,
}: {
  state: OrderFormState
  site: Site
  name: string
  value?: string
  required: boolean
  children: ReactNode
}) {
  const id = fieldId(name)
  const error = state.errors[name]
  return (
    <div className="order-tick">
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required={required}
          defaultChecked={state.values[name] === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-fault`}
        />
        <span>{children}</span>
      </label>
      <p className="field-error" id={`${id}-fault`} hidden={!error}>
        {error && site.t(error)}
      </p>
    </div>
  )
}
