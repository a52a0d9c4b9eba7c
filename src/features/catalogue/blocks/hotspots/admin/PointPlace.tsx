'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import type { MouseEvent } from 'react'
import { useFetched } from '../../../../../web/admin/useFetched'
/** Sets a point by a click on the block's picture; its neighbours are shown in grey. */
import { useTexts } from '../../../../../web/admin/useTexts'

const texts = {
  nb: {
    label: 'Plassering i bildet',
    set: 'Bildet. Klikk der punktet skal stå, eller skriv prosentene under.',
    none: 'Velg bildet i blokken først. Da kan punktet settes med et klikk.',
  },
  en: {
    label: 'Place in the picture',
    set: 'The picture. Click where the point shall stand, or type the percentages below.',
    none: 'Choose the picture of the block first. Then the point can be set with a click.',
  },
} as const

interface StoredPicture {
  url?: string | null
  sizes?: Record<string, { url?: string | null } | undefined>
}

export function PointPlace({ path }: UIFieldClientProps) {
  const t = useTexts(texts)
  const row = path.slice(0, path.lastIndexOf('.'))
  const rows = row.slice(0, row.lastIndexOf('.'))
  const block = rows.slice(0, rows.lastIndexOf('.'))
  const x = useField<number | null>({ path: `${row}.x` })
  const y = useField<number | null>({ path: `${row}.y` })
  const picture = useFormFields(([fields]) => fields[`${block}.picture`]?.value)
  // A text, so that the component is drawn again only where a neighbour has moved.
  const neighbours = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((name) => name.startsWith(`${rows}.`) && name.endsWith('.x') && name !== `${row}.x`)
      .map((name) => `${fields[name]?.value},${fields[`${name.slice(0, -1)}y`]?.value}`)
      .join(' '),
  )
  const { answer: stored } = useFetched<StoredPicture>(picture ? `/api/media/${picture}?depth=0` : undefined)
  const address = picture ? (stored?.sizes?.w960?.url ?? stored?.sizes?.w480?.url ?? stored?.url) : undefined
  const isFixed = x.disabled || x.readOnly

  function click(event: MouseEvent<HTMLDivElement>) {
    if (isFixed) return
    const box = event.currentTarget.getBoundingClientRect()
    const percent = (offset: number, size: number) => Math.round(Math.min(1, Math.max(0, offset / size)) * 1000) / 10
    x.setValue(percent(event.clientX - box.left, box.width))
    y.setValue(percent(event.clientY - box.top, box.height))
  }

  return (
    <div className="field-type">
      <p className="field-label">{t.label}</p>
      {!address && <p>{t.none}</p>}
      {address && (
        // Keyboard users have the two number fields below instead of a click.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the fields below
        // biome-ignore lint/a11y/noStaticElementInteractions: the fields below
        <div
          onClick={click}
          style={{ position: 'relative', maxWidth: 560, cursor: isFixed ? 'default' : 'crosshair', lineHeight: 0 }}
        >
          <img src={address} alt={t.set} style={{ width: '100%', borderRadius: 4 }} />
          {neighbours.split(' ').map((place) => {
            const [left, top] = place.split(',').map(Number)
            return place && <Dot key={place} left={left} top={top} colour="#8a8a8a" />
          })}
          <Dot left={Number(x.value ?? 50)} top={Number(y.value ?? 50)} colour="#b3261e" />
        </div>
      )}
    </div>
  )
}

function Dot({ left = 50, top = 50, colour }: { left?: number | undefined; top?: number | undefined; colour: string }) {
  return (
    <span
      style={{
        position: 'absolute',
        left: `${left}%`,
        top: `${top}%`,
        width: 20,
        height: 20,
        margin: -10,
        border: '2px solid #fff',
        borderRadius: '50%',
        background: colour,
        boxShadow: '0 1px 4px rgb(0 0 0 / 50%)',
        pointerEvents: 'none',
      }}
    />
  )
}
