/** The detailed map, which replaces the drawn one; it and its third-party tiles load only on request. */
import * as leaflet from 'leaflet'
import styles from 'leaflet/dist/leaflet.css?url'
import { escapeHtml } from '../../../platform/escaping'

interface Marker {
  latitude: number
  longitude: number
  name: string
  address: string
  href: string
  number?: number
}

/** Highest zoom level for a single dealer, and when fitting several. */
const NEAR = 14
/** Highest level for which Kartverket and most others have tiles. */
const DEEPEST = 18
/** Pixels between the markers and the edge. */
const ROOM = 40

function styleSheet(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })
}

export default async function dealerTileMap(figure: HTMLElement, { focus }: { focus: boolean }): Promise<void> {
  const { tiles = '', attribution = '', markers: written = '[]', you, youLabel = '', failed = '' } = figure.dataset
  const frame = figure.querySelector<HTMLElement>('.dealer-map-frame')
  const status = figure.querySelector<HTMLElement>('[data-map-status]')
  if (!frame) return
  const caption = figure.querySelector('figcaption')
  const button = figure.querySelector<HTMLButtonElement>('[data-action=tiles]')
  /** Lets the visitor request the map again. */
  const error = () => {
    caption?.classList.remove('is-given', 'visually-hidden')
    if (button) button.disabled = false
    if (status) status.textContent = failed
  }
  try {
    await styleSheet()
  } catch {
    return error()
  }
  const drawn = [...frame.childNodes]
  const markers = JSON.parse(written) as Marker[]
  const canvas = document.createElement('div')
  canvas.className = 'dealer-tiles'
  frame.replaceChildren(canvas)
  const map = leaflet.map(canvas, { maxZoom: DEEPEST, attributionControl: true })
  map.attributionControl.setPrefix(false)
  const layer = leaflet.tileLayer(tiles, {
    attribution: escapeHtml(attribution),
    maxZoom: DEEPEST,
    referrerPolicy: 'origin',
  })
  let hasLoaded = false
  layer.on('tileload', () => {
    hasLoaded = true
  })
  // A missing tile stays grey; if none loads, the drawn map stays.
  layer.on('load', () => {
    if (!hasLoaded) setTimeout(giveUp)
  })
  function giveUp(): void {
    const hadFocus = canvas.contains(document.activeElement)
    map.remove()
    frame?.replaceChildren(...drawn)
    error()
    if (hadFocus) button?.focus()
  }
  layer.addTo(map)
  for (const { latitude, longitude, name, address, href, number } of markers)
    leaflet
      .marker([latitude, longitude], {
        icon: leaflet.divIcon({
          className: 'dealer-marker',
          html: number === undefined ? '' : String(number),
          iconSize: [32, 32],
        }),
        alt: name,
        title: name,
        keyboard: true,
      })
      .bindPopup(popup(name, address, href))
      .addTo(map)
  const [latitude, longitude] = (you ?? '').split(',').map(Number)
  const here: [number, number] | undefined =
    you && latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined
  if (here)
    leaflet.circleMarker(here, { radius: 9, className: 'dealer-you' }).bindTooltip(escapeHtml(youLabel)).addTo(map)
  const all = [
    ...markers.map((marker): [number, number] => [marker.latitude, marker.longitude]),
    ...(here ? [here] : []),
  ]
  map.fitBounds(leaflet.latLngBounds(all), { maxZoom: NEAR, padding: [ROOM, ROOM], animate: false })
  if (!focus) return
  caption?.classList.add('visually-hidden')
  if (status) status.textContent = ''
  canvas.focus({ preventScroll: true })
}

function popup(name: string, address: string, href: string): HTMLElement {
  const box = document.createElement('div')
  const link = document.createElement('a')
  link.href = href
  if (href.startsWith('https:')) link.dataset.tell = 'routeOpened'
  link.textContent = name
  const line = document.createElement('p')
  line.textContent = address
  box.append(link, line)
  return box
}
