'use client'
import { useAuth, useField, useFormFields } from '@payloadcms/ui'
import { type MouseEvent, useState } from 'react'
import { hasRole } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
/** Sets a dealer's position by its address, or by a click on the map. */
import { useTexts } from '../../../web/admin/useTexts'
import { landIn } from '../map/land'
import { project, unproject } from '../map/projection'
import { type MapView, viewAround } from '../map/view'

const ADDRESS = '/preview/dealers/position'
/** Decimals of a degree: ten metres. */
const DECIMALS = 4
/** Width of the map in kilometres, from the whole country to a town. */
const WIDTHS = [1800, 700, 250, 90, 30]
/** Width by height. */
const SHAPE = 1.25

const texts = {
  nb: {
    label: 'Plassering på kartet',
    find: 'Finn fra adressen',
    nearer: 'Nærmere',
    farther: 'Lenger ut',
    none: 'Uten plassering finnes forhandleren bare på navn og sted.',
    map: 'Kart over hvor forhandleren ligger.',
    mapToSet: 'Kart. Klikk der forhandleren ligger, eller skriv breddegrad og lengdegrad.',
    set: 'Satt til {label}.',
    approximate: 'Satt omtrent, til {label}. Klikk på kartet for å gjøre det nøyaktig.',
    unknown: 'Adressen ble ikke funnet. Klikk på kartet eller skriv tallene.',
    failed: 'Oppslaget virket ikke. Prøv igjen, eller klikk på kartet.',
  },
  en: {
    label: 'Place on the map',
    find: 'Find from the address',
    nearer: 'Nearer',
    farther: 'Farther out',
    none: 'Without a position the dealer is found by name and place alone.',
    map: 'Map of where the dealer lies.',
    mapToSet: 'Map. Click where the dealer lies, or type latitude and longitude.',
    set: 'Set to {label}.',
    approximate: 'Set roughly, to {label}. Click the map to make it exact.',
    unknown: 'The address was not found. Click the map or type the numbers.',
    failed: 'Looking it up did not work. Try again, or click the map.',
  },
} as const

interface FoundPosition {
  found: boolean
  latitude?: number
  longitude?: number
  label?: string
  approximate?: boolean
}

export function PositionMap() {
  const t = useTexts(texts)
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const address = useFormFields(([fields]) => {
    const text = (name: string) => String(fields[name]?.value ?? '').trim()
    return [text('street'), `${text('postcode')} ${text('place')}`.trim()].filter(Boolean).join(', ')
  })
  const [near, setNear] = useState(2)
  const [status, setStatus] = useState('')
  // Only staff set the position: the form does not pass field access to custom components.
  const readOnly = hasRole(useAuth().user, 'dealer') || latitude.disabled || latitude.readOnly
  const isSet = typeof latitude.value === 'number' && typeof longitude.value === 'number'
  const position = isSet ? { latitude: Number(latitude.value), longitude: Number(longitude.value) } : undefined
  const view = viewOf(position, position ? (WIDTHS[near] ?? 250) : undefined)
  const dot = position && project(position)

  function set(where: { latitude: number; longitude: number }) {
    latitude.setValue(Number(where.latitude.toFixed(DECIMALS)))
    longitude.setValue(Number(where.longitude.toFixed(DECIMALS)))
  }

  function click(event: MouseEvent<SVGSVGElement>) {
    if (readOnly) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = view.x + ((event.clientX - box.left) / box.width) * view.width
    const y = view.y + ((event.clientY - box.top) / box.height) * view.height
    set(unproject({ x, y }))
    setStatus('')
    if (!position) setNear(1)
  }

  async function find() {
    const result = await callApi<FoundPosition>('GET', `${ADDRESS}?${new URLSearchParams({ sok: address })}`)
    if ('error' in result) return setStatus(t.failed)
    const { found, latitude, longitude, label = '', approximate } = result.data
    if (!found || latitude === undefined || longitude === undefined) return setStatus(t.unknown)
    set({ latitude, longitude })
    setNear(3)
    setStatus(fill(approximate ? t.approximate : t.set, { label }))
  }

  return (
    <div className="field-type">
      <p className="field-label">{t.label}</p>
      {!readOnly && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 8 }}>
          <button type="button" className="btn btn--style-secondary btn--size-small" disabled={!address} onClick={find}>
            {t.find}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small"
            disabled={!position || near >= WIDTHS.length - 1}
            onClick={() => setNear(near + 1)}
          >
            {t.nearer}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small"
            disabled={!position || near <= 0}
            onClick={() => setNear(near - 1)}
          >
            {t.farther}
          </button>
        </div>
      )}
      <p role="status" style={{ minHeight: '1.5em' }}>
        {status || (position ? '' : t.none)}
      </p>
      {/* Keyboard users have the two number fields above instead of a click. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields above */}
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="img"
        aria-label={readOnly ? t.map : t.mapToSet}
        onClick={click}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: 640,
          aspectRatio: String(SHAPE),
          background: '#cfe0ea',
          borderRadius: 4,
          cursor: readOnly ? 'default' : 'crosshair',
        }}
      >
        <path d={landIn(view)} fill="#f6f3ec" stroke="#7a7468" strokeWidth={1} vectorEffect="non-scaling-stroke" />
        {dot && (
          <circle
            cx={dot.x}
            cy={dot.y}
            r={view.width / 60}
            fill="#b3261e"
            stroke="#fff"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  )
}

/** The view around the dealer, of this width; the whole country without a position. */
function viewOf(position: { latitude: number; longitude: number } | undefined, width: number | undefined): MapView {
  if (!position || width === undefined) return viewAround([], SHAPE)
  const { x, y } = project(position)
  return { x: x - width / 2, y: y - width / SHAPE / 2, width, height: width / SHAPE }
}
