'use client'
import { toast, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import type { Values } from '../../../lib/isValues'
import { callApi } from '../../../web/admin/callApi'
/**
 * Texts of this document that were not saved because another user had changed the same field, each with a button to
 * restore it.
 */
import { useTexts } from '../../../web/admin/useTexts'
import { withValueAt } from './saves'
import { texts, timeOf } from './texts'

interface Text {
  value: unknown
  lines: string[]
}

interface RefusedField {
  path: string
  label: string
  typed: Text
  stored: Text
}

interface Refused {
  id: number
  name: string
  locale: string
  at: number
  fields: RefusedField[]
}

type Replace = (paths: readonly string[], doc: Values) => Promise<readonly string[]>

/** `asked`: changes whenever there may be a new one. */
export function RefusedTexts({ document, asked, replace }: { document: string; asked: unknown; replace: Replace }) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const form = useForm()
  const text = useTexts(texts)
  const [saves, setSaves] = useState<readonly Refused[]>([])

  const load = useCallback(async () => {
    const result = await callApi<{ saves: Refused[] }>(
      'GET',
      `/api/documentEdits/refused?${new URLSearchParams({ document })}`,
    )
    if ('data' in result) setSaves(result.data.saves)
  }, [document])

  useEffect(() => void load(), [load, asked])

  async function bringBack(path: string, value: unknown) {
    const doc = withValueAt(form.getData() as Values, path, value)
    if ((await replace([path], doc)).length === 0) {
      toast.error(text.failed)
      return
    }
    form.setModified(true)
    toast.success(text.fetched)
  }

  if (saves.length === 0) return null
  return (
    <details className="refused-texts">
      <summary>{fill(text.kept, { count: saves.length })}</summary>
      {saves.map(({ id, name, locale, at, fields }) => (
        <section key={id}>
          <p>{fill(text.keptBy, { name, at: timeOf(at, i18n.language), locale })}</p>
          <dl>
            {fields.flatMap(({ path, label, ...both }) =>
              (['typed', 'stored'] as const).flatMap((which) => [
                <dt key={`${path} ${which}`}>{`${label}: ${text[which]}`}</dt>,
                <dd key={`${path} ${which} text`}>
                  {both[which].lines.join('\n')}
                  {locale === code && (
                    <button
                      type="button"
                      className="admin-text-button"
                      onClick={() => bringBack(path, both[which].value)}
                    >
                      {fill(text.fetch, { label, which: text[which] })}
                    </button>
                  )}
                </dd>,
              ]),
            )}
          </dl>
        </section>
      ))}
    </details>
  )
}
