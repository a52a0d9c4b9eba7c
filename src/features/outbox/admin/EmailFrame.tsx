'use client'
/** An e-mail as its receiver sees it, on a screen or a phone, in light and dark. Nothing in it runs or leads anywhere. */
import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useState } from 'react'
import { useTexts } from '../../../web/admin/useTexts'
import './emailFrame.css'

const texts = {
  nb: { phone: 'Som på telefon', dark: 'I mørkt utseende', title: 'E-posten slik mottakeren ser den' },
  en: { phone: 'As on a phone', dark: 'In dark appearance', title: 'The e-mail as its receiver sees it' },
}

export const EmailFrame: TextareaFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const [isPhone, setPhone] = useState(false)
  const [isDark, setDark] = useState(false)
  const text = useTexts(texts)
  if (!value) return null
  return (
    <div className="field-type email-frame">
      <FieldLabel label={field.label} path={path} />
      <div className="email-frame-choices">
        <label>
          <input type="checkbox" checked={isPhone} onChange={() => setPhone(!isPhone)} /> {text.phone}
        </label>
        <label>
          <input type="checkbox" checked={isDark} onChange={() => setDark(!isDark)} /> {text.dark}
        </label>
      </div>
      <iframe
        title={text.title}
        sandbox=""
        srcDoc={value}
        data-phone={isPhone || undefined}
        style={{ colorScheme: isDark ? 'dark' : 'light' }}
      />
    </div>
  )
}
