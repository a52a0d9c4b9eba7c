/** An article's specifications as rows of a table. */
import { relatedId } from '../../../cms/relatedId'
import type { Article, Specification } from '../../../cms/types'
import { formatQuantity } from '../../../lib/price'
import type { Site } from '../../../web/site'
import { valueWords } from '../specificationWords'

export interface SpecificationRow {
  name: string
  value: string
  /** Under which it stands in the table; empty for none. */
  heading: string
  /** Of a number: as written, without its unit. */
  figure?: { number: string; unit: string }
}

/** In the order of the specifications, so that articles are comparable; the order of entry is ignored. */
export function specificationRows(
  article: Pick<Article, 'specifications'>,
  specifications: readonly Specification[],
  site: Site,
): SpecificationRow[] {
  const values = new Map((article.specifications ?? []).map((row) => [relatedId(row.specification), row.value]))
  return specifications.flatMap((specification) => {
    const value = values.get(specification.id)
    return value
      ? [
          {
            name: specification.name,
            value: valueWords(value, specification, site),
            heading: specification.heading ?? '',
            ...figureOf(value, specification, site),
          },
        ]
      : []
  })
}

/** Figures beside each other. */
const MOST_FIGURES = 4

function figureOf(value: string, { kind, unit }: Specification, site: Site): Pick<SpecificationRow, 'figure'> {
  if (kind !== 'number' || !Number.isFinite(Number(value))) return {}
  return { figure: { number: formatQuantity(Number(value), undefined, site.locale), unit: unit ?? '' } }
}

/** The first numbers, to be set large, each with its unit apart; none where there is only one. */
export function figuresOf(rows: readonly SpecificationRow[]): { name: string; number: string; unit: string }[] {
  const figures = rows.flatMap(({ name, figure }) => (figure ? [{ name, ...figure }] : []))
  return figures.length > 1 ? figures.slice(0, MOST_FIGURES) : []
}

/** Rows under their headings: headings in the order of their first rows, rows without a heading last. */
export function groupsOfRows<Row extends { heading: string }>(
  rows: readonly Row[],
): { heading: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.heading, [...(groups.get(row.heading) ?? []), row])
  const found = [...groups].map(([heading, rows]) => ({ heading, rows }))
  return [...found.filter(({ heading }) => heading), ...found.filter(({ heading }) => !heading)]
}
