'use client'
/** The look of the site: choosing one fills in its colours, fonts and rounding. */
import { FieldError, useField, useForm } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { Look } from '../looks/look'
import { looks } from '../looks/looks'
import { lookValues } from '../looks/lookValues'
import './lookField.css'
import { useLanguage, useTexts } from './useTexts'

const texts = {
  nb: {
    legend: 'Stil',
    hint: 'Valget fyller inn farger, skrifter og avrunding nedenfor. Hver av dem kan endres; det endrede er merket.',
  },
  en: {
    legend: 'Look',
    hint: 'Your choice fills in colours, fonts and rounding below. Each can be changed; what was changed is marked.',
  },
}

const SHOWN = ['background', 'surface', 'brand', 'accent', 'text'] as const

export const LookField: TextFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ potentiallyStalePath: path })
  const { dispatchFields, setModified } = useForm()
  const language = useLanguage()
  const text = useTexts(texts)

  function choose(look: Look) {
    for (const [at, own] of lookValues(look)) dispatchFields({ type: 'UPDATE', path: at, value: own, valid: true })
    setValue(look.name)
    setModified(true)
  }

  return (
    <fieldset className="field-type look-field" disabled={readOnly || disabled}>
      <legend>{text.legend}</legend>
      <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
      <div className="look-choices">
        {looks.map((look) => (
          <label key={look.name}>
            <input
              type="radio"
              name={path}
              value={look.name}
              checked={value === look.name}
              onChange={() => choose(look)}
            />
            <span className="look-colours" aria-hidden="true">
              {SHOWN.map((key) => (
                <span key={key} style={{ background: look.light[key] }} />
              ))}
            </span>
            <strong>{look.label[language]}</strong>
            <span className="look-note">{look.note[language]}</span>
          </label>
        ))}
      </div>
      <p className="look-note">{text.hint}</p>
    </fieldset>
  )
}
