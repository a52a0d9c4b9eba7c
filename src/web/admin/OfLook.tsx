'use client'
/** Below a field of the theme whose value is not that of the look: says so, and leads back. */
import { useField, useFormFields } from '@payloadcms/ui'
import { fill } from '../../lib/fill'
import { fontNames } from '../fonts'
import { lookOf } from '../looks/looks'
import { overriddenValue } from '../looks/lookValues'
import { radii } from '../themeDefaults'
import './lookField.css'
import { useLanguage, useTexts } from './useTexts'

const texts = {
  nb: { changed: 'Endret', back: 'Tilbake til stilens: {value}' },
  en: { changed: 'Changed', back: 'Back to that of the look: {value}' },
}

const named = [...fontNames, ...radii]

export function OfLook({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path })
  const look = useFormFields(([fields]) => fields.look?.value)
  const language = useLanguage()
  const text = useTexts(texts)
  const own = overriddenValue(lookOf(look), path, value)
  if (own === undefined || value === undefined) return null
  const label = named.find((one) => one.value === own)?.label ?? own
  return (
    <div className="of-look">
      <span className="of-look-mark">{text.changed}</span>
      <button type="button" className="admin-text-button" onClick={() => setValue(own)}>
        {fill(text.back, { value: typeof label === 'string' ? label : label[language] })}
      </button>
    </div>
  )
}
