/** Filters as drawn: choices with their counts, and chosen values. */
import { byKey, sortKey } from '../../../lib/sortKey'
import type { Site } from '../../../web/site'
import type { FilterDimension } from './choose'
import type { ChoiceFacet, Facet, RangeFacet } from './facets'
import { type ListingState, queryOf, type Range, rangeInAddress, readRange } from './query'

export interface DrawnChoice {
  address: string
  label: string
  count: number
  checked: boolean
}

export type DrawnFilter =
  | { kind: 'choices'; param: string; name: string; choices: readonly DrawnChoice[] }
  | { kind: 'range'; param: string; name: string; unit: string; least: number; most: number; chosen: Range }

/** A chosen value, and the query without it. */
export interface Chip {
  label: string
  query: string
}

/** The values chosen of a facet; undefined if none of them is known. */
export type FacetChoice =
  | { kind: 'choices'; selected: ReadonlySet<string> }
  | { kind: 'range'; range: Range }
  | undefined

export function choiceOf(facet: Facet, sent: string | undefined): FacetChoice {
  if (sent === undefined) return undefined
  if (facet.kind === 'range') {
    const range = readRange(sent)
    return range && { kind: 'range', range }
  }
  const known = new Set(
    facet.column.values.flatMap((value) => (value === undefined ? [] : (facet.address(value) ?? []))),
  )
  const selected = new Set(sent.split(',').filter((value) => known.has(value)))
  return selected.size > 0 ? { kind: 'choices', selected } : undefined
}

export function dimensionOf(facet: Facet, choice: FacetChoice): FilterDimension {
  const { column } = facet
  const chosen = (test: (value: string | number) => boolean) =>
    // Both kinds of column have the same method, but TypeScript cannot call a union of the two.
    (column as { chosen(test: (value: string | number) => boolean): Uint8Array }).chosen(test)
  if (choice?.kind === 'range') {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = choice.range
    return { column, allowed: chosen((value) => Number(value) >= from && Number(value) <= to) }
  }
  if (choice && facet.kind === 'choices')
    return { column, allowed: chosen((value) => choice.selected.has(facet.address(value) ?? '')) }
  return { column, allowed: undefined }
}

/** A filter that would change nothing is drawn only if it is set. */
export function drawnFilter(facet: Facet, choice: FacetChoice, counts: Uint32Array): DrawnFilter[] {
  return facet.kind === 'range' ? drawnRange(facet, choice, counts) : drawnChoices(facet, choice, counts)
}

function drawnChoices(facet: ChoiceFacet, choice: FacetChoice, counts: Uint32Array): DrawnFilter[] {
  const { param, name } = facet
  const selected: ReadonlySet<string> = choice?.kind === 'choices' ? choice.selected : new Set()
  const choices = facet.column.values.flatMap((value, code) => {
    const address = value === undefined ? undefined : facet.address(value)
    const count = counts[code] ?? 0
    if (value === undefined || !address || (count === 0 && !selected.has(address))) return []
    return [{ address, label: facet.words(value), count, checked: selected.has(address), place: facet.place(value) }]
  })
  if (choices.length < 2 && selected.size === 0) return []
  choices.sort((one, other) => one.place - other.place || byKey(sortKey(one.label), sortKey(other.label)))
  return [{ kind: 'choices', param, name, choices }]
}

function drawnRange(
  { param, name, unit, column }: RangeFacet,
  choice: FacetChoice,
  counts: Uint32Array,
): DrawnFilter[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [code, value] of column.values.entries()) {
    if (value === undefined || counts[code] === 0) continue
    const number = Number(value)
    if (Number.isNaN(number)) continue
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  const chosen = choice?.kind === 'range' ? choice.range : undefined
  if (!chosen && least >= most) return []
  return [{ kind: 'range', param, name, unit, least, most, chosen: chosen ?? {} }]
}

/** Chosen values, each with the query that removes it. */
export function chipsOf(
  facets: readonly Facet[],
  choices: readonly FacetChoice[],
  state: ListingState,
  site: Site,
): Chip[] {
  const without = (param: string, rest?: string) => {
    const filters = new Map(state.filters)
    if (rest) filters.set(param, rest)
    else filters.delete(param)
    return queryOf({ ...state, filters, page: 1 })
  }
  return facets.flatMap((facet, at): Chip[] => {
    const choice = choices[at]
    if (!choice) return []
    const { param, name } = facet
    if (choice.kind === 'range' || facet.kind === 'range') {
      const value = choice.kind === 'range' && facet.kind === 'range' ? rangeWords(choice.range, facet, site) : ''
      return [{ label: site.t('catalogueChosen', { name, value }), query: without(param) }]
    }
    const labels = new Map(facet.column.values.map((value) => [facet.address(value ?? ''), value]))
    return [...choice.selected].map((address) => ({
      label: site.t('catalogueChosen', { name, value: facet.words(labels.get(address) ?? address) }),
      query: without(param, [...choice.selected].filter((other) => other !== address).join(',')),
    }))
  })
}

function rangeWords({ from, to }: Range, { words }: RangeFacet, site: Site): string {
  if (from === undefined) return site.t('catalogueTo', { to: words(to ?? 0) })
  return to === undefined
    ? site.t('catalogueFrom', { from: words(from) })
    : site.t('catalogueFromTo', { from: words(from), to: words(to) })
}

/** The state with normalised filters, so that equal listings have equal URLs. */
export function tidied(facets: readonly Facet[], choices: readonly FacetChoice[], state: ListingState): ListingState {
  const filters = facets.flatMap((facet, at) => {
    const choice = choices[at]
    if (!choice) return []
    const value = choice.kind === 'range' ? rangeInAddress(choice.range) : [...choice.selected].join(',')
    return [[facet.param, value] as const]
  })
  return { ...state, filters: new Map(filters) }
}
