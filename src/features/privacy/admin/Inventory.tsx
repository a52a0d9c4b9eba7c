'use client'
/** Everything that is stored about people, one row for each kind, with editable retention days. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { callPrivacy } from './calls'
import type { InventoryKind } from './facts'
import { KindRow } from './KindRow'
import { usePrivacyTexts } from './texts'

const MAX_DAYS = 36_500
const isDays = (typed: string) => /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= MAX_DAYS

export function Inventory({ kinds }: { kinds: readonly InventoryKind[] }) {
  const { text } = usePrivacyTexts()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(kinds.flatMap(({ key, kept }) => ('days' in kept ? [[key, String(kept.days)]] : []))),
  )
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [status, setStatus] = useState('')

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    setStatus('')
    const wrong = Object.entries(typed).find(([, value]) => !isDays(value))
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus()
      return
    }
    setSaving(true)
    const days = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, Number(value)]))
    const result = await callPrivacy(text, '', { days })
    setSaving(false)
    setStatus('data' in result ? text.saved : result.error.message)
  }

  return (
    <form className="privacy-inventory" onSubmit={save} noValidate>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            <th scope="col" className="is-number">
              {text.rows}
            </th>
            <th scope="col">{text.oldest}</th>
            <th scope="col">{text.kept}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <KindRow
              key={kind.key}
              kind={kind}
              typed={typed[kind.key]}
              error={tried && !isDays(typed[kind.key] ?? '0') ? text.daysFault : undefined}
              onTyped={(value) => {
                setTyped({ ...typed, [kind.key]: value })
                setStatus('')
              }}
            />
          ))}
        </tbody>
      </table>
      <div className="privacy-save">
        <Button type="submit" margin={false} disabled={saving}>
          {saving ? text.saving : text.save}
        </Button>
        <p role="status" className="privacy-said">
          {status}
        </p>
      </div>
    </form>
  )
}
