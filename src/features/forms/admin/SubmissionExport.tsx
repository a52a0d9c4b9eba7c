'use client'
/** Above the list of answers: the answers of each form as a spreadsheet. */
import { useTranslation } from '@payloadcms/ui'
import { useFetched } from '../../../web/admin/useFetched'
import { FORM_SUBMISSIONS, FORMS } from '../slugs'
import { textsOf } from './texts'
import './forms.css'

const formats = ['csv', 'xlsx'] as const

export function SubmissionExport() {
  const { i18n } = useTranslation()
  const text = textsOf(i18n.language)
  const { answer } = useFetched<{ docs: { id: number; name: string }[] }>(
    `/api/${FORMS}?limit=100&depth=0&sort=name&select[name]=true`,
  )
  const forms = [{ id: 0, name: text.all }, ...(answer?.docs ?? [])]
  return (
    <details className="form-export">
      <summary>{text.export}</summary>
      <ul>
        {forms.map(({ id, name }) => (
          <li key={id}>
            {name}:{' '}
            {formats.map((format) => (
              <a key={format} href={`/api/${FORM_SUBMISSIONS}/export?form=${id}&format=${format}`} download>
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
