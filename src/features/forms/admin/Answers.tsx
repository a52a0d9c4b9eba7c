'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
/** What a visitor answered, under the words that were asked, with the files. */
import { useTexts } from '../../../web/admin/useTexts'
import { readAnswers, readConsents } from '../answers/answers'
import { FORM_FILES } from '../slugs'
import { texts } from './texts'
import './forms.css'

export const Answers: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const text = useTexts(texts)
  return (
    <div className="field-type form-answers">
      <FieldLabel label={field.label ?? ''} path={path} />
      <dl>
        {readAnswers(value).map((answer) => (
          <div key={answer.name}>
            <dt>{answer.label}</dt>
            <dd>
              {answer.files?.length
                ? answer.files.map(({ id, name, filename }) => (
                    <a key={id} href={`/api/${FORM_FILES}/file/${encodeURIComponent(filename)}`} download={name}>
                      {name}
                    </a>
                  ))
                : answer.text || text.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const Consents: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const text = useTexts(texts)
  const consents = readConsents(value)
  if (consents.length === 0) return null
  return (
    <div className="field-type form-answers">
      <FieldLabel label={field.label ?? ''} path={path} />
      <ul>
        {consents.map((consent) => (
          <li key={consent.text}>
            <strong>{consent.accepted ? text.yes : text.no}:</strong> {consent.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
