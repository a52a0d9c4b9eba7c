'use client'
/** A tooltip in the editor shows the word that it explains, so that the sentence can be read. */
import { useFormFields } from '@payloadcms/ui'

export function TooltipLabel() {
  const text = useFormFields(([fields]) => fields.text?.value)
  return <span>{typeof text === 'string' && text ? text : '…'}</span>
}
