'use client'
/** Above a campaign: number of receivers, cost, actions, and progress. */
import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { useFetched } from '../../../web/admin/useFetched'
import type { Standstill } from '../../sms'
import type { CampaignFacts, Progress } from '../facts'
import { type CampaignState, type CampaignStep, steps } from '../states'
import { CampaignResults } from './CampaignResults'
import { CampaignTest } from './CampaignTest'
import { useCampaignTexts } from './texts'
import { useEstimate } from './useEstimate'
import './campaigns.css'
import { osloText } from '../../../lib/osloTime'

/** Milliseconds between polls while the campaign is in progress. */
const INTERVAL = 2000

const inOrder: readonly CampaignStep[] = ['send', 'schedule', 'unschedule', 'try', 'pause', 'resume', 'cancel']
/** Irreversible steps need a confirmation. */
const grave: readonly CampaignStep[] = ['send', 'cancel']

export function CampaignPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const modified = useFormModified()
  const router = useRouter()
  const { text, number, kroner, language } = useCampaignTexts()
  const [round, setRound] = useState(0)
  const [asked, setAsked] = useState<CampaignStep>()
  const [busy, setBusy] = useState(false)
  const [moving, setMoving] = useState(true)
  const { answer: facts } = useFetched<CampaignFacts>('/api/campaigns/facts')
  const { answer: progress } = useFetched<Progress>(id ? `/api/campaigns/${id}/progress` : undefined, {
    round,
    every: moving ? INTERVAL : undefined,
  })
  const isDraft = (progress?.state ?? 'draft') === 'draft' || progress?.state === 'scheduled'
  const estimate = useEstimate(isDraft ? id : undefined, savedDocumentData, facts)
  const shouldMove = progress !== undefined && isMoving(progress)
  if (progress && shouldMove !== moving) setMoving(shouldMove)

  if (!id) return <p className="field-type">{text.saveFirst}</p>
  if (!progress || !facts) return null
  const { state, standstill } = progress
  const scheduledAt = savedDocumentData?.scheduledAt
  const receivers = estimate ? fill(text.receivers, { count: number(estimate.count) }) : ''
  const possible = inOrder.filter(
    (step) =>
      (steps[step] as readonly CampaignState[]).includes(state) &&
      (step !== 'schedule' || scheduledAt) &&
      (step !== 'try' || (standstill !== null && standstill.reason !== 'noGateway')),
  )

  async function act(step: CampaignStep): Promise<void> {
    setBusy(true)
    const result = await callApi('POST', `/api/campaigns/${id}/${step}`, { failed: text.failed })
    if ('error' in result) toast.error(result.error.message)
    setBusy(false)
    setAsked(undefined)
    setRound(round + 1)
    // The fields below become read-only or editable.
    router.refresh()
  }

  return (
    <div className="field-type campaign-panel">
      {!facts.hasGateway && <p className="campaign-warning">{text.noGateway}</p>}
      {facts.onlyLogged && <p className="campaign-hint">{text.onlyLogged}</p>}
      {isDraft && estimate && (
        <p role="status">
          {estimate.count === 0 ? (
            text.nobody
          ) : (
            <>
              <strong>{receivers}</strong>
              {estimate.price !== undefined && `, ${fill(text.price, { price: kroner(estimate.price) })}`}
            </>
          )}
        </p>
      )}
      {state === 'scheduled' && scheduledAt && <p>{fill(text.scheduled, { time: String(scheduledAt) })}</p>}
      {isDraft && savedDocumentData?.atNight !== true && facts.nightFrom !== facts.nightTo && (
        <p className="campaign-hint">{fill(text.night, { from: facts.nightFrom, to: facts.nightTo })}</p>
      )}
      {state === 'draft' && <CampaignTest id={Number(id)} disabled={modified || !facts.hasGateway} />}
      {standstill && <p className="campaign-warning">{standstillText(standstill, text, language)}</p>}
      {standstill?.reason === 'night' && <p className="campaign-hint">{text.tryNight}</p>}
      {!isDraft && <CampaignResults progress={progress} />}
      {isDraft && modified && <p className="campaign-warning">{text.unsaved}</p>}
      <div className="campaign-buttons">
        {asked ? (
          <>
            <span>{text.really}</span>
            <Button disabled={busy} onClick={() => act(asked)} margin={false}>
              {asked === 'send' ? fill(text.sendReally, { receivers: receivers.toLowerCase() }) : text.cancelReally}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsked(undefined)} margin={false}>
              {text.no}
            </Button>
          </>
        ) : (
          possible.map((step, at) => (
            <Button
              key={step}
              margin={false}
              buttonStyle={at === 0 ? 'primary' : 'secondary'}
              disabled={busy || (isDraft && (modified || !facts.hasGateway || estimate?.count === 0))}
              onClick={() => (grave.includes(step) ? setAsked(step) : act(step))}
            >
              {text[step]}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}

/** Why sending has stopped, and when it resumes, in Norwegian time. */
function standstillText(
  { reason, error, nextTryAt }: Standstill,
  text: ReturnType<typeof useCampaignTexts>['text'],
  language: string,
): string {
  const next = nextTryAt === null ? 0 : Date.parse(nextTryAt)
  const time = next > Date.now() ? osloText(next, language, { dateStyle: 'medium', timeStyle: 'medium' }) : text.soon
  return fill(text.standstill[reason], { error: error ?? text.noFault, time })
}

function isMoving({ state, messages, endedAt }: Progress): boolean {
  if (state === 'sending' || state === 'scheduled') return true
  if (state === 'cancelled') return endedAt === null
  return messages.sending > 0
}
