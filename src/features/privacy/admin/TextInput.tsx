'use client'
/** A labelled field with its fault beside it. */
import { useId } from 'react'

interface Props {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

export function TextInput({ name, label, type = 'text', value, fault, onChange }: Props) {
  const id = useId()
  return (
    <div className="privacy-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className="privacy-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
