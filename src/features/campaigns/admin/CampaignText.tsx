'use client'
/** The text of a campaign, counted while typing: preview on the receiver's phone, and cost. */
import { TextareaInput, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { fill } from '../../../lib/fill'
import { segmentsOf } from '../../../lib/smsSegments'
import { useFetched } from '../../../web/admin/useFetched'
import type { CampaignFacts, CampaignReceivers } from '../facts'
import { messageFor } from '../message'
import { useCampaignTexts } from './texts'
import './campaigns.css'

const nobody = { name: 'Kari Nordmann', customFields: {}, locale: 'nb' } as const

export const CampaignText: TextareaFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const { id } = useDocumentInfo()
  const { text, number, kroner } = useCampaignTexts()
  const { answer: facts } = useFetched<CampaignFacts>('/api/campaigns/facts')
  const { answer: receivers } = useFetched<CampaignReceivers>(id ? `/api/campaigns/${id}/receivers` : undefined)
  const written = value ?? ''
  const message = facts
    ? messageFor(written, receivers?.first ?? nobody, { shortened: () => facts.shortLink, leave: facts.leaveLink })
    : ''
  const { segments, units, left, forcing } = segmentsOf(message)
  const isFixed = readOnly || disabled

  return (
    <div className="field-type campaign-text">
      <TextareaInput
        path={path}
        label={field.label ?? ''}
        required={field.required ?? false}
        value={written}
        rows={6}
        readOnly={isFixed}
        showError={showError}
        onChange={(event) => setValue(event.target.value)}
      />
      {facts && !isFixed && (
        <p className="campaign-insert">
          {text.insert}{' '}
          {facts.fields.map((name) => (
            <button key={name} type="button" onClick={() => setValue(`${written}{${name}}`)}>{`{${name}}`}</button>
          ))}
        </p>
      )}
      {facts && written.trim() !== '' && (
        <>
          <p role="status" className="campaign-count">
            <strong>
              {fill(segments === 1 ? text.count : text.countLong, {
                characters: number(units),
                segments: number(segments),
              })}
            </strong>{' '}
            {fill(text.left, { left })}
            {facts.pricePerSegment !== null &&
              ` · ${fill(text.priceEach, { price: kroner(segments * facts.pricePerSegment) })}`}
          </p>
          {forcing.length > 0 && (
            <p className="campaign-unicode">
              {fill(text.unicode, { characters: forcing.map((character) => `«${character}»`).join(' ') })}
            </p>
          )}
          <figure className="campaign-sample">
            <figcaption>{text.sample}</figcaption>
            <p>{message}</p>
          </figure>
          <p className="campaign-hint">{text.leaveAdded}</p>
        </>
      )}
    </div>
  )
}
