'use client'
/**
 * Shows the value of a JSON field, read-only. Payload's own editor for such fields is fetched from another host, which
 * an editor's browser must not call.
 */
import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

const worded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const JsonValues: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? ''} path={path} />
      {entries.length === 0 && <p>–</p>}
      <dl style={{ margin: 0 }}>
        {entries.map(([name, own]) => (
          <div key={name} style={{ display: 'flex', gap: '0.75rem' }}>
            {!Array.isArray(value) && <dt style={{ fontWeight: 600 }}>{name}</dt>}
            <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{worded(own)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
