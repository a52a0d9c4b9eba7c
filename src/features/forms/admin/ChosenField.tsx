'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { fill } from '../../../lib/fill'
/** Lists the fields of the form that is being edited, by their labels. The chosen one gets a name if it has none yet. */
import { useTexts } from '../../../web/admin/useTexts'
import { mayBeChosen } from '../chosenField'
import type { FieldKind } from '../kinds'
import { nameOf } from '../readForm'
import { texts } from './texts'
import './forms.css'

/** Characters of a label in the list. */
const MAX_LABEL = 60

interface Row {
  name: string
  label: string
  kind: FieldKind
}

/** The rows of the form as the editor sees them now. A text, since the form is compared by identity. */
function useRows(): readonly Row[] {
  const written = useFormFields(([fields]) => {
    const rows = fields.fields?.rows ?? []
    return JSON.stringify(
      rows.map((_, at) => ['name', 'label', 'kind'].map((part) => fields[`fields.${at}.${part}`]?.value ?? '')),
    )
  })
  return useMemo(
    () => (JSON.parse(written) as [string, string, FieldKind][]).map(([name, label, kind]) => ({ name, label, kind })),
    [written],
  )
}

const shortened = (text: string) => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL)} …` : text)

export const ChosenField: TextFieldClientComponent = (props) => {
  const { field, path, readOnly } = props
  const { kinds } = props as unknown as { kinds?: readonly FieldKind[] }
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ potentiallyStalePath: path })
  const { dispatchFields } = useForm()
  const text = useTexts(texts)
  const rows = useRows()
  const [, own] = /^fields\.(\d+)\./.exec(path) ?? []
  const offered = rows.flatMap((row, at) =>
    mayBeChosen(row, kinds) && (own === undefined || at < Number(own)) ? [{ ...row, at, stored: nameOf(row, at) }] : [],
  )
  const isLost = Boolean(value) && offered.every(({ stored }) => stored !== value)
  const id = `field-${path.replaceAll('.', '__')}`

  function choose(name: string) {
    const chosen = offered.find(({ stored }) => stored === name)
    // Without a name of its own it would be called by its label, which may still change.
    if (chosen && !chosen.name) dispatchFields({ type: 'UPDATE', path: `fields.${chosen.at}.name`, value: name })
    setValue(name)
  }

  return (
    <div className={`field-type text chosen-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
        <select
          id={id}
          className="admin-control"
          value={value ?? ''}
          disabled={readOnly || disabled}
          aria-invalid={isLost || showError ? true : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{offered.length > 0 ? text.chooseField : text.noFields}</option>
          {isLost && <option value={value}>{fill(text.lostField, { name: value ?? '' })}</option>}
          {offered.map(({ stored, label, at }) => (
            <option key={at} value={stored}>
              {shortened(label || stored)}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
