'use client'
/** Shows the words of a tooltip in the editor, so that the sentence stays readable. */
import { useFormFields } from '@payloadcms/ui'

export function TooltipLabel() {
  const text = useFormFields(([fields]) => fields.text?.value)
  return <span>{typeof text === 'string' && text ? text : '…'}</span>
}
