'use client'
/** The last step: what is left and why, a word to type, and the button. */
import { type FormEvent, useState } from 'react'
import { TextInput } from '../../../web/admin/TextInput'
import { callPrivacy } from './calls'
import type { ErasedFacts } from './facts'
import { usePrivacyTexts } from './texts'

interface Props {
  person: object
  leaves: readonly { name: string; leaves: string }[]
  onErased: (erased: ErasedFacts['erased']) => void
}

export function EraseForm({ person, leaves, onErased }: Props) {
  const { text } = usePrivacyTexts()
  const [confirm, setConfirm] = useState('')
  const [error, setError] = useState<string>()
  const [erasing, setErasing] = useState(false)

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault()
    setErasing(true)
    const erased = await callPrivacy<ErasedFacts>(text, '/erase', { ...person, confirm })
    setErasing(false)
    if ('data' in erased) onErased(erased.data.erased)
    else setError(erased.error.message)
  }

  return (
    <details className="privacy-erase">
      <summary>{text.eraseTitle}</summary>
      <form onSubmit={erase} noValidate>
        <p>{text.eraseLead}</p>
        <dl>
          {leaves.map(({ name, leaves: why }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <TextInput
          name="confirm"
          label={text.confirm}
          value={confirm}
          error={error}
          onChange={(value) => {
            setConfirm(value)
            setError(undefined)
          }}
        />
        <button type="submit" className="privacy-danger" disabled={erasing}>
          {erasing ? text.erasing : text.erase}
        </button>
      </form>
    </details>
  )
}
