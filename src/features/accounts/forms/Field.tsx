/** One line to fill in, with its label and what is wrong with it. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string
  error?: string | undefined
  /** Stands after the input. */
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
      {error && (
        <p className="field-error" id={`${id}-fault`}>
          {error}
        </p>
      )}
    </div>
  )
}
