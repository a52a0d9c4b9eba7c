'use client'
import { Button, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { SECRET_IS_SET } from '../../cms/fields/secretIsSet'
/**
 * A secret: shows whether one is stored, with buttons to replace and remove it. The stored value is never sent here.
 */
import { useTexts } from './useTexts'
import './secretField.css'

const texts = {
  nb: {
    isSet: 'Satt. Vises ikke.',
    notSet: 'Ikke satt.',
    replaced: 'Erstattes når du lagrer.',
    removed: 'Fjernes når du lagrer.',
    replace: 'Bytt',
    remove: 'Fjern',
    undo: 'Angre',
  },
  en: {
    isSet: 'Set. Not shown.',
    notSet: 'Not set.',
    replaced: 'Replaced when you save.',
    removed: 'Removed when you save.',
    replace: 'Replace',
    remove: 'Remove',
    undo: 'Undo',
  },
}

export const SecretField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, initialValue, showError, errorMessage, disabled, formProcessing } = useField<string | null>({
    path,
  })
  const [replacing, setReplacing] = useState(false)
  const text = useTexts(texts)
  const id = `field-${path.replaceAll('.', '__')}`
  const isOff = readOnly || disabled
  const wasSet = initialValue === SECRET_IS_SET
  const isKept = value === SECRET_IS_SET
  const isTyped = Boolean(value) && !isKept
  // What was typed has been stored, and is not shown again.
  useEffect(() => {
    if (formProcessing) setReplacing(false)
  }, [formProcessing])
  const isOpen = wasSet ? (replacing && isKept) || isTyped : true
  const state = isTyped ? text.replaced : isKept ? text.isSet : wasSet ? text.removed : text.notSet

  return (
    <div className={`field-type text secret-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
        {isOpen && (
          <input
            id={id}
            type="password"
            autoComplete="new-password"
            value={isTyped ? (value ?? '') : ''}
            disabled={isOff}
            aria-describedby={`${id}-state`}
            onChange={(event) => setValue(event.target.value || (wasSet ? SECRET_IS_SET : null))}
          />
        )}
      </div>
      <div className="secret-field-state">
        <span id={`${id}-state`} role="status">
          {isTyped && !wasSet ? '' : state}
        </span>
        {wasSet && !isOff && (
          <>
            {isKept && !replacing && (
              <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setReplacing(true)}>
                {text.replace}
              </Button>
            )}
            {isKept && !replacing && (
              <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(null)}>
                {text.remove}
              </Button>
            )}
            {(!isKept || replacing) && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => {
                  setReplacing(false)
                  setValue(SECRET_IS_SET)
                }}
              >
                {text.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
