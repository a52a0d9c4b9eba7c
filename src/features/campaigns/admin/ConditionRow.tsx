'use client'
import { useField } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useFetched } from '../../../web/admin/useFetched'
/** One condition: a field of subscribers, a comparison, and a value. */
import { comparisons, comparisonsOf, type FilterField, type FilterOperator, valuesOf } from '../../newsletter/client'
import type { CampaignFacts } from '../facts'
import { useCampaignTexts } from './texts'
import './campaigns.css'

export const ConditionRow: UIFieldClientComponent = ({ path }) => {
  const row = path.slice(0, path.lastIndexOf('.'))
  const field = useField<string>({ path: `${row}.field` })
  const comparison = useField<FilterOperator>({ path: `${row}.comparison` })
  const value = useField<string>({ path: `${row}.value` })
  const valueTo = useField<string>({ path: `${row}.valueTo` })
  const { text, language } = useCampaignTexts()
  const { answer: facts } = useFetched<CampaignFacts>('/api/campaigns/facts')
  const id = useId()
  if (!facts) return null
  const known = facts.filters.find(({ name }) => name === field.value)
  const possible = comparisonsOf[known?.kind ?? 'text']
  const compared = comparison.value ?? 'is'
  const fixed = field.disabled

  function choose(name: string): void {
    field.setValue(name)
    const chosen = facts?.filters.find((one) => one.name === name)
    if (!comparisonsOf[chosen?.kind ?? 'text'].includes(compared)) comparison.setValue('is')
    // The value was for the previous field.
    if (chosen?.kind !== known?.kind || chosen?.kind === 'select') {
      value.setValue('')
      valueTo.setValue('')
    }
  }

  return (
    <div className="campaign-condition">
      <label htmlFor={`${id}-field`}>{text.conditionField}</label>
      <select
        className="admin-control"
        id={`${id}-field`}
        disabled={fixed}
        value={field.value ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="" disabled>
          {text.chooseField}
        </option>
        {field.value && !known && <option value={field.value}>{field.value}</option>}
        {facts.filters.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-comparison`}>{text.conditionComparison}</label>
      <select
        className="admin-control"
        id={`${id}-comparison`}
        disabled={fixed}
        value={compared}
        onChange={({ target }) => comparison.setValue(target.value)}
      >
        {possible.map((name) => (
          <option key={name} value={name}>
            {comparisons[name][language]}
          </option>
        ))}
      </select>
      {valuesOf(compared) > 0 && (
        <Value
          id={`${id}-value`}
          label={valuesOf(compared) > 1 ? text.conditionFrom : text.conditionValue}
          choose={text.chooseAnswer}
          field={known}
          value={value.value ?? ''}
          setValue={value.setValue}
          disabled={fixed}
        />
      )}
      {valuesOf(compared) > 1 && (
        <Value
          id={`${id}-to`}
          label={text.conditionTo}
          choose={text.chooseAnswer}
          field={known}
          value={valueTo.value ?? ''}
          setValue={valueTo.setValue}
          disabled={fixed}
        />
      )}
    </div>
  )
}

interface ValueProps {
  id: string
  label: string
  choose: string
  field: FilterField | undefined
  value: string
  setValue(value: string): void
  disabled: boolean
}

function Value({ id, label, choose, field, value, setValue, disabled }: ValueProps) {
  const { kind = 'text', choices = [] } = field ?? {}
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select
          className="admin-control"
          id={id}
          disabled={disabled}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="" disabled>
            {choose}
          </option>
          {value && !choices.includes(value) && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="admin-control"
          id={id}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={kind === 'date' ? undefined : 200}
          disabled={disabled}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </>
  )
}
