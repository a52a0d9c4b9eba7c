'use client'
/** Chooses the period and its comparison. */
import { useEffect, useState } from 'react'
import { comparisons, type Days, type PeriodComparison, presets } from '../facts'
import { useInsightTexts } from './texts'
import { type PeriodQuery, pushPeriod } from './usePeriodQuery'

export function PeriodPicker({ asked, shown }: { asked: PeriodQuery; shown: Days | undefined }) {
  const { text } = useInsightTexts()
  const [opened, setOpened] = useState(false)
  const isOwn = opened || asked.preset === null
  return (
    <div className="insight-picker">
      <fieldset className="insight-presets" aria-label={text.period}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={!isOwn && asked.preset === preset}
            onClick={() => {
              setOpened(false)
              pushPeriod(preset, asked.comparison)
            }}
          >
            {text.presets[preset]}
          </button>
        ))}
        <button type="button" aria-pressed={isOwn} aria-expanded={isOwn} onClick={() => setOpened(!opened)}>
          {text.own}
        </button>
      </fieldset>
      <label className="insight-compare">
        <span>{text.compare}</span>
        <select
          className="admin-control"
          value={asked.comparison}
          onChange={({ target }) =>
            pushPeriod(
              asked.days ?? asked.preset ?? '30',
              comparisons.find((own) => own === target.value) ?? 'previous',
            )
          }
        >
          {comparisons.map((own) => (
            <option key={own} value={own}>
              {text.comparisons[own]}
            </option>
          ))}
        </select>
      </label>
      {isOwn && <OwnDays asked={asked.days} shown={shown} comparison={asked.comparison} />}
    </div>
  )
}

function OwnDays({
  asked,
  shown,
  comparison,
}: {
  asked: Days | null
  shown: Days | undefined
  comparison: PeriodComparison
}) {
  const { text } = useInsightTexts()
  // Typed dates are kept when responses arrive, until other days are requested.
  const [typed, setTyped] = useState<Partial<Days>>({})
  const { from, to } = { from: '', to: '', ...(asked ?? shown), ...typed }
  const [wrong, setWrong] = useState(false)
  useEffect(() => setTyped({}), [asked?.from, asked?.to])

  return (
    <form
      className="insight-own"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isRight = from !== '' && to !== '' && from <= to && Date.parse(to) - Date.parse(from) < 3660 * 86_400_000
        setWrong(!isRight)
        if (isRight) pushPeriod({ from, to }, comparison)
      }}
    >
      {(
        [
          [text.from, from, (from: string) => setTyped((own) => ({ ...own, from }))],
          [text.to, to, (to: string) => setTyped((own) => ({ ...own, to }))],
        ] as const
      ).map(([label, value, set]) => (
        <label key={label}>
          <span>{label}</span>
          <input
            type="date"
            className="admin-control"
            value={value}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'insight-wrong-dates' : undefined}
            onChange={({ target }) => set(target.value)}
          />
        </label>
      ))}
      <button type="submit" className="insight-button">
        {text.show}
      </button>
      {wrong && (
        <p id="insight-wrong-dates" role="alert">
          {text.wrongDates}
        </p>
      )}
    </form>
  )
}
