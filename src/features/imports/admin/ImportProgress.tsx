'use client'
/** An import: what it would do, line by line; then the way to carry it out, and how far it has come. */
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Import } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import type { Localised } from '../../../lib/locales'
import { ImportLines } from './ImportLines'
import { textsOf } from './texts'
import './imports.css'

/** Milliseconds between looks while something is going on. */
const INTERVAL = 1000

export function ImportProgress() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const text = textsOf(i18n.language)
  const [found, setFound] = useState<Import>()

  const look = useCallback(async () => {
    const answer = await fetch(`/api/imports/${id}?depth=0`).catch(() => undefined)
    if (answer?.ok) setFound((await answer.json()) as Import)
  }, [id])

  const moving = !found || found.state === 'checking' || found.state === 'running'
  useEffect(() => {
    void look()
    if (!moving) return
    const timer = setInterval(look, INTERVAL)
    return () => clearInterval(timer)
  }, [look, moving])

  async function run(): Promise<void> {
    const answer = await fetch(`/api/imports/${id}/run`, { method: 'POST' }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as { errors?: { message: string }[] } | undefined
    if (!answer?.ok) toast.error(said?.errors?.[0]?.message ?? text.failed)
    await look()
  }

  if (!found) return null
  const { state, steps, applied, created, changed, errors } = found
  const lines = created + changed
  const error = (found.error as Localised | null)?.[i18n.language === 'en' ? 'en' : 'nb']
  const percent = steps > 0 ? Math.floor((applied / steps) * 100) : 0
  const said = {
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
        {said}
      </p>
      {(state === 'running' || state === 'stopped') && <progress max={steps} value={applied} aria-label={said} />}
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
                language={i18n.language}
              />
            ),
        )}
    </div>
  )
}
