/** A finder request, parsed from the query and written to it. */

import type { Site } from '../../../web/site'
import { SEARCH_PATH } from '../../search/client'
import { type Position, parsePosition } from '../distance'
import { dealersHref } from '../finderPage'
import { MAX_PLACE } from '../postcodes/placeOf'

/** Query parameters and form fields. */
export const FIELD = {
  place: 'sted',
  position: 'posisjon',
  services: 'tjeneste',
  lines: 'linje',
  open: 'apent',
  radius: 'omkrets',
  article: 'artikkel',
  onShow: 'utstilt',
  shown: 'antall',
} as const

/** Path from which the field fetches suggestions. */
export const PLACES_PATH = `${SEARCH_PATH}/steder`

/** Dealers on a page, and further ones for each request for more. */
export const PAGE_SIZE = 20
const MAX_SHOWN = 200
const MAX_RADIUS = 2000
const SLUG = /^[a-z0-9-]{1,80}$/

export interface FinderRequest {
  place: string
  /** The visitor's position according to the browser. */
  position: Position | undefined
  /** Slugs. */
  services: readonly string[]
  lines: readonly string[]
  openNow: boolean
  /** Kilometres; undefined for the editors' default. */
  radius: number | undefined
  /** Article number: dealers that carry it. */
  article: string
  /** Article number: dealers that have it on show. */
  onShow: string
  shown: number
}

/** Parses a query; invalid values are ignored. */
export function finderRequest(query: Readonly<Record<string, string>>): FinderRequest {
  const list = (name: string) => [...new Set((query[name] ?? '').split(',').filter((slug) => SLUG.test(slug)))].sort()
  const number = (name: string) => (/^\d{1,5}$/.test(query[name] ?? '') ? Number(query[name]) : undefined)
  const articleNumber = (name: string) => (query[name] ?? '').trim().slice(0, 40)
  const radius = number(FIELD.radius)
  const shown = number(FIELD.shown) ?? PAGE_SIZE
  return {
    place: (query[FIELD.place] ?? '').trim().slice(0, MAX_PLACE),
    position: parsePosition(query[FIELD.position] ?? ''),
    services: list(FIELD.services),
    lines: list(FIELD.lines),
    openNow: query[FIELD.open] === '1',
    radius: radius && radius <= MAX_RADIUS ? radius : undefined,
    article: articleNumber(FIELD.article),
    onShow: articleNumber(FIELD.onShow),
    shown: Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, Math.ceil(shown / PAGE_SIZE) * PAGE_SIZE)),
  }
}

/** Whether the request names a place or position. */
export const asksForPlace = ({ place, position }: FinderRequest) => place !== '' || position !== undefined

export const hasFilters = ({ services, lines, openNow }: FinderRequest) =>
  services.length > 0 || lines.length > 0 || openNow

/** The URL of a request with changes. */
export function finderHref(request: FinderRequest, site: Site, change: Partial<FinderRequest> = {}): string {
  const { place, position, services, lines, openNow, radius, article, onShow, shown } = { ...request, ...change }
  const query = new URLSearchParams()
  if (place) query.set(FIELD.place, place)
  if (position) query.set(FIELD.position, `${position.latitude},${position.longitude}`)
  for (const slug of services) query.append(FIELD.services, slug)
  for (const slug of lines) query.append(FIELD.lines, slug)
  if (openNow) query.set(FIELD.open, '1')
  if (radius) query.set(FIELD.radius, String(radius))
  if (article) query.set(FIELD.article, article)
  if (onShow) query.set(FIELD.onShow, onShow)
  if (shown > PAGE_SIZE) query.set(FIELD.shown, String(shown))
  const text = query.toString()
  return text ? `${dealersHref(site)}?${text}` : dealersHref(site)
}
