'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Import } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import type { Localised } from '../../../lib/locales'
import { callApi } from '../../../web/admin/callApi'
/** Screen of an import: the changes it would make, line by line; then the button to apply it, and its progress. */
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { ImportLines } from './ImportLines'
import { texts } from './texts'
import './imports.css'

/** Milliseconds between refreshes while work is under way. */
const INTERVAL = 1000

export function ImportProgress() {
  const { id } = useDocumentInfo()
  const language = useLanguage()
  const text = useTexts(texts)
  const [found, setFound] = useState<Import>()

  const look = useCallback(async () => {
    const result = await callApi<Import>('GET', `/api/imports/${id}?depth=0`)
    if ('data' in result) setFound(result.data)
  }, [id])

  const moving = !found || found.state === 'checking' || found.state === 'running'
  useEffect(() => {
    void look()
    if (!moving) return
    const timer = setInterval(look, INTERVAL)
    return () => clearInterval(timer)
  }, [look, moving])

  async function run(): Promise<void> {
    const result = await callApi('POST', `/api/imports/${id}/run`, { failed: text.failed })
    if ('error' in result) toast.error(result.error.message)
    await look()
  }

  if (!found) return null
  const { state, steps, applied, created, changed, errors } = found
  const lines = created + changed
  const error = (found.error as Localised | null)?.[language]
  const percent = steps > 0 ? Math.floor((applied / steps) * 100) : 0
  const summary = {
    checking: fill(text.reading, { total: found.total }),
    ready: fill(text.ready, { created, changed, unchanged: found.unchanged }),
    refused: error ?? fill(text.refused, { errors }),
    running: fill(text.running, { percent }),
    stopped: error ?? text.failed,
    done: fill(text.done, { created, changed }),
  }[state]

  return (
    <div className="import-progress">
      <p role="status" className={state === 'refused' || state === 'stopped' ? 'import-fault' : undefined}>
        {summary}
      </p>
      {(state === 'running' || state === 'stopped') && <progress max={steps} value={applied} aria-label={summary} />}
      {state === 'ready' &&
        (lines > 0 ? <Button onClick={run}>{fill(text.run, { count: lines })}</Button> : <p>{text.nothing}</p>)}
      {state === 'stopped' && <Button onClick={run}>{text.again}</Button>}
      {state !== 'checking' &&
        (
          [
            ['error', errors],
            ['change', changed],
            ['create', created],
          ] as const
        ).map(
          ([kind, count]) =>
            count > 0 && (
              <ImportLines
                key={kind}
                id={Number(id)}
                kind={kind}
                title={fill(text[kind], { count })}
                text={text}
                language={language}
              />
            ),
        )}
    </div>
  )
}
