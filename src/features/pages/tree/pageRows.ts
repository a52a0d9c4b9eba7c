/** The pages as the admin's tree shows them: nesting, order, and where a page may be moved to. */

import { type Locale, locales, tagOf } from '../../../lib/locales'
import { FRONT_PAGE } from '../../../web/pageTree'

export interface PageRow {
  id: number
  /** Of the published page; of the draft, if it is not published. */
  parent: number | null
  slug: string
  /** `/om-oss/historie`; undefined where a page above is in the bin. */
  path?: string
  /** Of the newest version, by language. */
  title: Partial<Record<Locale, string>>
  /** `changed`: published, with a newer draft. */
  state: 'draft' | 'published' | 'changed'
  /** What is scheduled next. */
  scheduled?: { type: 'publish' | 'unpublish'; at: string }
  isHidden: boolean
  /** ISO 8601. */
  updatedAt: string
  who?: string
}

export interface PageBranch extends PageRow {
  children: PageBranch[]
  /** Pages below it, at any depth. */
  below: number
}

/** A title in this language, else in another. */
export function titleIn({ title, slug }: Pick<PageRow, 'title' | 'slug'>, locale: Locale): string {
  return [locale, ...locales].map((one) => title[one]).find(Boolean) ?? slug
}

/** The front page first, the others by title. Pages whose parent is missing, or is below them, stand at the top level. */
export function branchesOf(rows: readonly PageRow[], locale: Locale): PageBranch[] {
  const collator = new Intl.Collator(tagOf(locale), { numeric: true })
  const ordered = [...rows].sort(
    (one, other) =>
      Number(other.slug === FRONT_PAGE) - Number(one.slug === FRONT_PAGE) ||
      collator.compare(titleIn(one, locale), titleIn(other, locale)),
  )
  const known = new Set(rows.map(({ id }) => id))
  const under = new Map<number | null, PageRow[]>()
  for (const row of ordered) {
    const parent = row.parent !== null && known.has(row.parent) ? row.parent : null
    under.set(parent, [...(under.get(parent) ?? []), row])
  }
  const placed = new Set<number>()
  const branch = (row: PageRow): PageBranch[] => {
    if (placed.has(row.id)) return []
    placed.add(row.id)
    const children = (under.get(row.id) ?? []).flatMap(branch)
    return [{ ...row, children, below: children.reduce((sum, child) => sum + 1 + child.below, 0) }]
  }
  const top = (under.get(null) ?? []).flatMap(branch)
  return [...top, ...ordered.flatMap(branch)]
}

export interface Place {
  id: number
  title: string
  depth: number
}

/** The pages under which a page can be moved, in the order of the tree, its present parent among them. */
export function placesFor(branches: readonly PageBranch[], id: number, locale: Locale): Place[] {
  const within = (children: readonly PageBranch[], depth: number): Place[] =>
    children.flatMap((branch) =>
      branch.id === id || branch.slug === FRONT_PAGE
        ? []
        : [{ id: branch.id, title: titleIn(branch, locale), depth }, ...within(branch.children, depth + 1)],
    )
  return within(branches, 0)
}

/** The branches and those in them, in the order of the tree. */
export function allBranches(branches: readonly PageBranch[]): PageBranch[] {
  return branches.flatMap((branch) => [branch, ...allBranches(branch.children)])
}
