'use client'
/** A colour of the theme, picked or typed, with its value beside it. */
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { OfLook } from './OfLook'

export const ColourField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  const shown = /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ width: field.admin?.width }}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required ?? false} path={path} />
      <div className="field-type__wrap" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
        <input
          type="color"
          value={shown}
          disabled={readOnly ?? false}
          onChange={(event) => setValue(event.target.value)}
          style={{ width: 44, height: 44, padding: 2, flex: 'none' }}
          aria-hidden="true"
          tabIndex={-1}
        />
        <input
          id={id}
          type="text"
          value={value}
          disabled={readOnly ?? false}
          onChange={(event) => setValue(event.target.value)}
          spellCheck={false}
        />
      </div>
      <OfLook path={path} />
    </div>
  )
}
