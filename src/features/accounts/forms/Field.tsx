/** One input with its label and error message. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldErrorMessage } from '../../../web/forms/FieldErrorMessage'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string
  error?: string | undefined
  /** Shown after the input. */
  children?: ReactNode
}

export function Field({ label, error, children, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="account-row">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-fault` : undefined}
        />
        {children}
      </div>
      <FieldErrorMessage id={id} error={error} />
    </div>
  )
}
