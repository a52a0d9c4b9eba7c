'use client'
/** The consents of a request, in the wording that the customer saw. */
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'
import './orders.css'

export const OrderConsents: JSONFieldClientComponent = ({ path }) => {
  const { value } = useField<unknown>({ path })
  const text = useTexts(texts)
  const consents = (Array.isArray(value) ? value : []) as { text?: string; accepted?: boolean }[]
  if (consents.length === 0) return null
  return (
    <ul className="field-type order-admin">
      {consents.map((consent) => (
        <li key={consent.text}>
          <strong>{consent.accepted ? text.accepted : text.refused}:</strong> {consent.text}
        </li>
      ))}
    </ul>
  )
}
