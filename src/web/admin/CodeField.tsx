'use client'
/**
 * Code in a plain text area. Payload's own component for such fields fetches its editor (Monaco) from a public CDN, so
 * every visible code field must use this one (`src/program.test.ts`).
 */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { CodeFieldClientComponent } from 'payload'

export const CodeField: CodeFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type textarea${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
        <textarea
          id={id}
          className="textarea-element"
          value={value ?? ''}
          rows={10}
          disabled={readOnly || disabled}
          spellCheck={false}
          autoCapitalize="off"
          style={{ width: '100%', fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13, tabSize: 2 }}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
