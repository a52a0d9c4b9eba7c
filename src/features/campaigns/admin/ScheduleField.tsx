'use client'
/** When a campaign is to be sent, in Norwegian time. */
import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useCampaignTexts } from './texts'

export const ScheduleField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  const { text } = useCampaignTexts()
  const hint = useId()
  const input = `field-${path}`
  return (
    <div className="field-type campaign-schedule">
      <FieldLabel label={field.label ?? ''} htmlFor={input} />
      <input
        className="admin-control"
        id={input}
        type="datetime-local"
        aria-describedby={hint}
        aria-invalid={showError}
        disabled={readOnly || disabled}
        value={(value ?? '').replace(' ', 'T')}
        onChange={(event) => setValue(event.target.value.replace('T', ' ') || null)}
      />
      <p id={hint} className="campaign-hint">
        {showError && errorMessage ? errorMessage : text.norwegianTime}
      </p>
    </div>
  )
}
