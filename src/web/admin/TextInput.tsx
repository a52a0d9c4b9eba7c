'use client'
/** A labelled field with its error beside it, for admin screens that are not Payload forms. */
import { type HTMLAttributes, type HTMLInputTypeAttribute, useId } from 'react'
import './textInput.css'

interface Props {
  name: string
  label: string
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password'>
  value: string
  error?: string | undefined
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoFocus?: boolean
  /** Values that the browser suggests. */
  suggestions?: readonly string[]
  onChange: (value: string) => void
  /** Called on Enter, where the field is inside a Payload form. */
  onEnter?: () => void
}

export function TextInput({
  name,
  label,
  type = 'text',
  value,
  error,
  autoComplete = 'off',
  inputMode,
  autoFocus = false,
  suggestions,
  onChange,
  onEnter,
}: Props) {
  const id = useId()
  return (
    <div className="admin-input">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="admin-control"
        name={name}
        type={type}
        list={suggestions && `${id}-list`}
        value={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        // biome-ignore lint/a11y/noAutofocus: of a step that a person has just asked for
        autoFocus={autoFocus}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={`${id}-fault`} className="admin-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
