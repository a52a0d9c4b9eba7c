'use client'
/** The last step: what is left and why, a word to be typed, and the button. */
import { type FormEvent, useState } from 'react'
import { TextInput } from '../../../web/admin/TextInput'
import { ask } from './calls'
import type { ErasedFacts } from './facts'
import { useTexts } from './texts'

interface Props {
  person: object
  leaves: readonly { name: string; leaves: string }[]
  onErased: (erased: ErasedFacts['erased']) => void
}

export function EraseForm({ person, leaves, onErased }: Props) {
  const { text } = useTexts()
  const [confirm, setConfirm] = useState('')
  const [error, setFault] = useState<string>()
  const [erasing, setErasing] = useState(false)

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault()
    setErasing(true)
    const told = await ask<ErasedFacts>('/erase', { ...person, confirm })
    setErasing(false)
    if ('answer' in told) onErased(told.answer.erased)
    else setFault(told.refusal?.message ?? text.failed)
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
            setFault(undefined)
          }}
        />
        <button type="submit" className="privacy-danger" disabled={erasing}>
          {erasing ? text.erasing : text.erase}
        </button>
      </form>
    </details>
  )
}
