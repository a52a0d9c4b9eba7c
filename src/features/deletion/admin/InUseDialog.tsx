'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
/** Shows where the document to delete is in use, with the options. */
import { useTexts } from '../../../web/admin/useTexts'
import type { InUse, ReplacedPart } from './facts'
import type { Decision, Question } from './intercept'
import { Replacements } from './Replacements'
import { replaceEverywhere } from './replaceEverywhere'
import { type Texts, texts } from './texts'
import { UseList } from './UseList'

function headingIn(text: Texts, { onPages, total, isComplete }: InUse): string {
  if (!isComplete) return fill(text.usedByMany, { count: total })
  if (total === 1) return onPages ? text.usedOnPage : text.usedOnce
  return fill(onPages ? text.usedOnPages : text.used, { count: total })
}

interface InUseDialogProps extends Question {
  decide(decision: Decision): void
  isBusy: boolean
  setBusy(isBusy: boolean): void
}

export function InUseDialog({ collection, inUse, decide, isBusy, setBusy }: InUseDialogProps) {
  const { i18n } = useTranslation()
  const text = useTexts(texts)
  const [chosen, setChosen] = useState<number>()
  const [progress, setProgress] = useState<ReplacedPart>()
  const [error, setError] = useState<string>()
  const { uses, total, ids } = inUse

  async function replace(other: number) {
    setBusy(true)
    setError(undefined)
    const targets = [...new Set(uses.flatMap((use) => use.targets))]
    const part = await replaceEverywhere({ collection, targets, other, language: i18n.language, onPart: setProgress })
    setBusy(false)
    if (!part) setError(text.replaceFailed)
    else if (part.failed.length === 0) decide('tryAgain')
  }

  return (
    <div className="deletion-dialog">
      <h2 id="deletion-heading">{headingIn(text, inUse)}</h2>
      <p>{text.explain}</p>
      <UseList uses={uses} label={headingIn(text, inUse)} more={total - uses.length} />
      <Replacements collection={collection} without={ids} chosen={chosen} choose={setChosen} isDisabled={isBusy} />
      <div role="status">{isBusy && progress && fill(text.replacing, { done: progress.changed })}</div>
      {error && <p role="alert">{error}</p>}
      {progress && progress.failed.length > 0 && (
        <div role="alert" className="deletion-failed">
          <p>{text.notReplaced}</p>
          <ul>
            {progress.failed.map(({ href, title, label, message }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {title}
                  <span className="visually-hidden"> {text.newTab}</span>
                </a>{' '}
                ({label}): {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="deletion-actions">
        <button type="button" onClick={() => decide('cancel')} disabled={isBusy}>
          {text.cancel}
        </button>
        <button type="button" onClick={() => decide('deleteAnyway')} disabled={isBusy}>
          {text.deleteAnyway}
        </button>
        <button
          type="button"
          className="deletion-main"
          onClick={() => chosen !== undefined && void replace(chosen)}
          disabled={isBusy || chosen === undefined}
        >
          {text.replaceAndDelete}
        </button>
      </div>
    </div>
  )
}
