/** Specifications of compared articles as rows with a value for each. */
import type { Specification } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { groupsOfRows } from '../article/specificationRows'
import type { Card } from '../articleIndex/cards'

export interface ComparedRow {
  name: string
  heading: string
  /** For each article, in order; empty where it has none. */
  values: string[]
  differs: boolean
}

export interface ComparedGroup {
  heading: string
  rows: ComparedRow[]
}

/** Specifications that at least one of the articles has, under their headings. */
export function comparedRows(
  cards: readonly Pick<Card, 'values'>[],
  specifications: readonly Pick<Specification, 'id' | 'name' | 'heading'>[],
  site: Pick<Site, 't'>,
): ComparedGroup[] {
  const rows = specifications.flatMap(({ id, name, heading }): ComparedRow[] => {
    const values = cards.map((card) => card.values.find((value) => value.id === id)?.value ?? '')
    if (!values.some(Boolean)) return []
    return [{ name, heading: heading ?? '', values, differs: new Set(values).size > 1 }]
  })
  const groups = groupsOfRows(rows)
  return groups.map(({ heading, rows }) => ({
    heading: heading || (groups.length > 1 ? site.t('articleOtherSpecifications') : ''),
    rows,
  }))
}
