'use client'
/** One of the user's passkeys: its name and last use, with actions to rename and remove it. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { TextInput } from '../../../web/admin/TextInput'
import { callUsers } from './calls'
import { useStaffTexts } from './texts'

interface Props {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
  onRenamed: () => void
  onRemove: () => void
}

export function PasskeyRow({ id, name, addedAt, usedAt, onRenamed, onRemove }: Props) {
  const { text, language, moment } = useStaffTexts()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()

  async function save(): Promise<void> {
    const result = await callUsers(text, language, 'POST', `/security/passkeys/${id}/name`, { name: typed })
    if ('error' in result) return setError(result.error.message)
    setTyped(undefined)
    setError(undefined)
    onRenamed()
  }

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {fill(text.added, { at: moment(addedAt) })},{' '}
          {usedAt ? fill(text.used, { at: moment(usedAt) }) : text.neverUsed}
        </small>
      </div>
      <div className="staff-buttons">
        {typed === undefined && (
          <Button
            buttonStyle="subtle"
            size="small"
            margin={false}
            aria-label={fill(text.renameOf, { name })}
            onClick={() => setTyped(name)}
          >
            {text.rename}
          </Button>
        )}
        <Button
          buttonStyle="subtle"
          size="small"
          margin={false}
          aria-label={fill(text.removeOf, { name })}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </div>
      {typed !== undefined && (
        <div className="staff-rename">
          <TextInput
            name="name"
            label={text.passkeyName}
            value={typed}
            autoFocus
            error={error}
            onChange={setTyped}
            onEnter={() => void save()}
          />
          <Button size="small" margin={false} onClick={() => void save()}>
            {text.saveName}
          </Button>
        </div>
      )}
    </li>
  )
}
