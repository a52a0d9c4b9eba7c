/** What an article is, in words for search: its groups, its product line, and the values of its specifications. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { idIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import type { Specification } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import type { Measure } from '../../lib/words/measures'
import { ARTICLE_GROUPS, PRODUCT_LINES, SPECIFICATIONS } from './collections'
import { GroupTree } from './groups/tree'
import { articles, articlesSpecifications } from './tables'

/** A change to any of these changes the words of many articles. */
export const keywordSources = [ARTICLE_GROUPS, PRODUCT_LINES, SPECIFICATIONS]

export interface Keywords {
  of(
    article: { group: number | undefined; line: number | undefined },
    values: readonly SpecificationValue[],
  ): { keywords: string; kinds: string[]; measures: Measure[] }
  /** What a group says, with those above it, and a product line, by their ids. */
  groups: ReadonlyMap<number, string>
  lines: ReadonlyMap<number, string>
  /** All that specifications say. */
  specifications: string
}

/** Ids that are not said alike in both. */
function differing(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): number[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id) !== other.get(id))
}

/** Published articles that some words are about in which the two differ. */
export async function articlesBetween(
  payload: BasePayload,
  one: Keywords,
  other: Keywords,
): Promise<readonly number[] | 'all'> {
  if (one.specifications !== other.specifications) return 'all'
  const [groups, lines] = [differing(one.groups, other.groups), differing(one.lines, other.lines)]
  if (groups.length + lines.length === 0) return []
  const rows = await runStatement(
    payload,
    select(
      pick(articles, 'id'),
      sql`from ${articles} where ${idIn(articles.group_id, groups)} or ${idIn(articles.product_line_id, lines)}`,
    ),
  )
  return rows.map(({ id }) => Number(id))
}

interface SpecificationValue {
  specification: number
  value: string
}

export async function readKeywords(payload: BasePayload, locale: Locale): Promise<Keywords> {
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: false, locale } as const
  const [groups, lines, specifications] = await Promise.all([
    payload.find({ collection: ARTICLE_GROUPS, ...all }),
    payload.find({ collection: PRODUCT_LINES, ...all }),
    payload.find({ collection: SPECIFICATIONS, ...all }),
  ])
  const tree = new GroupTree(groups.docs)
  const namesOfGroups = new Map(groups.docs.map(({ id }) => [id, tree.pathTo(id).map(({ name }) => name)]))
  const lineNames = new Map(lines.docs.map(({ id, name }) => [id, name]))
  const definitions = new Map(specifications.docs.map((specification) => [specification.id, specification]))
  return {
    groups: new Map([...namesOfGroups].map(([id, names]) => [id, names.join(' , ')])),
    lines: lineNames,
    specifications: JSON.stringify(
      specifications.docs.map(({ id, kind, unit, choices, name }) => [id, kind, unit, choices, name]),
    ),
    of({ group, line }, values) {
      const described = values.map(({ specification, value }) => wordsOf(value, definitions.get(specification)))
      const groupNames = namesOfGroups.get(group ?? 0) ?? []
      const lineName = lineNames.get(line ?? 0)
      return {
        keywords: described.filter(Boolean).join(' , '),
        kinds: lineName ? [...groupNames, lineName] : groupNames,
        measures: values.flatMap(({ specification, value }) => {
          const { kind, name, unit } = definitions.get(specification) ?? {}
          return kind === 'number' && name && unit ? [{ name, value, unit }] : []
        }),
      }
    },
  }
}

/** `8 kW`, `Kleberstein`; a yes is the specification's name, and a no is nothing. */
function wordsOf(value: string, definition: Specification | undefined): string {
  if (!definition) return ''
  const { kind, unit, choices, name } = definition
  if (kind === 'number') return `${value} ${unit ?? ''}`
  if (kind === 'choice') return choices?.find((choice) => choice.value === value)?.label ?? value
  if (kind === 'yesNo') return value === 'yes' ? name : ''
  return value
}

/** The values of articles by their ids; `within` is a condition on the article's id. */
export async function readValues(
  payload: BasePayload,
  within: (article: SQL) => SQL,
): Promise<ReadonlyMap<number, SpecificationValue[]>> {
  const rows = await runStatement(
    payload,
    select(
      pick(articlesSpecifications, '_parent_id', 'specification_id', 'value'),
      sql`from ${articlesSpecifications} where ${within(articlesSpecifications._parent_id)}`,
    ),
  )
  const values = new Map<number, SpecificationValue[]>()
  for (const row of rows) {
    const article = Number(row._parent_id)
    const value = { specification: Number(row.specification_id), value: textIn(row.value) }
    const known = values.get(article)
    if (known) known.push(value)
    else values.set(article, [value])
  }
  return values
}
