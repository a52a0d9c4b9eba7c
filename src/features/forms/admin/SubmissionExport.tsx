'use client'
import { useFetched } from '../../../web/admin/useFetched'
/** Above the list of answers: the answers of each form as a spreadsheet. */
import { useTexts } from '../../../web/admin/useTexts'
import { FORM_SUBMISSIONS, FORMS } from '../slugs'
import { texts } from './texts'
import './forms.css'

const formats = ['csv', 'xlsx'] as const

export function SubmissionExport() {
  const text = useTexts(texts)
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
