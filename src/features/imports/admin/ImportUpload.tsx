'use client'
import { Button, Gutter, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
/** Above the list of imports: upload of a file, and export of everything. */
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'
import './imports.css'

export function ImportUpload() {
  const router = useRouter()
  const text = useTexts(texts)
  const [uploading, setUploading] = useState(false)

  async function upload(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const sent = new FormData()
    sent.set('_payload', JSON.stringify({ target: given.get('target') }))
    sent.set('file', given.get('file') as File)
    setUploading(true)
    const result = await callApi<{ doc: { id: number } }>('POST', '/api/imports/upload', {
      body: sent,
      failed: text.failed,
    })
    setUploading(false)
    if ('data' in result) router.push(`/admin/collections/imports/${result.data.doc.id}`)
    else toast.error(result.error.message)
  }

  return (
    <Gutter className="imports-start">
      <form className="imports-upload" onSubmit={upload}>
        <h2>{text.heading}</h2>
        <p>{text.explain}</p>
        <label>
          {text.target}
          <select name="target" className="admin-control">
            <option value="articles">{text.articles}</option>
            <option value="dealers">{text.dealers}</option>
          </select>
        </label>
        <label>
          {text.file}
          <input type="file" name="file" className="admin-control" required accept=".csv,.txt,.tsv,.xlsx" />
        </label>
        <Button type="submit" margin={false} disabled={uploading}>
          {uploading ? text.uploading : text.upload}
        </Button>
      </form>
      <section>
        <h2>{text.download}</h2>
        <p>{text.downloadHint}</p>
        <ul>
          {(['articles', 'dealers'] as const).flatMap((target) =>
            (['csv', 'xlsx'] as const).map((format) => (
              <li key={`${target} ${format}`}>
                <a href={`/api/imports/export?target=${target}&format=${format}`} download>
                  {fill(text[`${target}As`], { format: format.toUpperCase() })}
                </a>
              </li>
            )),
          )}
        </ul>
      </section>
    </Gutter>
  )
}
