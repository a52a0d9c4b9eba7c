/** The tree of article groups as visitors navigate it. */

import type { ContentReader } from '../../../cms/reader'
import { relatedId } from '../../../cms/relatedId'
import type { ArticleGroup } from '../../../cms/types'
import { memoized } from '../../../lib/memoized'
import { sortKey } from '../../../lib/sortKey'
import { ARTICLES_PATH } from '../articlePaths'

/** A second segment, so that an article may have the same slug as a group. */
const GROUPS_PATH = `${ARTICLES_PATH}/gruppe`
const GROUP_PATH = new RegExp(`^${GROUPS_PATH}/([a-z0-9]+(?:-[a-z0-9]+)*)$`)

export const groupPath = ({ slug }: Pick<ArticleGroup, 'slug'>) => `${GROUPS_PATH}/${slug}`

export function groupSlugOf(path: string): string | undefined {
  return GROUP_PATH.exec(path)?.[1]
}

const parentOf = ({ parent }: ArticleGroup) => relatedId(parent)

export class GroupTree {
  readonly #byId: ReadonlyMap<number, ArticleGroup>
  readonly #bySlug: ReadonlyMap<string, ArticleGroup>
  readonly #children = new Map<number | undefined, ArticleGroup[]>()

  constructor(groups: readonly ArticleGroup[]) {
    this.#byId = new Map(groups.map((group) => [group.id, group]))
    this.#bySlug = new Map(groups.map((group) => [group.slug, group]))
    const sorted = groups
      .map((group) => ({ group, key: sortKey(group.name) }))
      .sort((one, other) => one.group.position - other.group.position || (one.key < other.key ? -1 : 1))
    for (const { group } of sorted) {
      // Groups whose parent is missing move to the top.
      const parent = parentOf(group)
      const place = parent !== undefined && this.#byId.has(parent) ? parent : undefined
      this.#children.set(place, [...(this.#children.get(place) ?? []), group])
    }
  }

  byId(id: number | undefined): ArticleGroup | undefined {
    return id === undefined ? undefined : this.#byId.get(id)
  }

  bySlug(slug: string): ArticleGroup | undefined {
    return this.#bySlug.get(slug)
  }

  all(): Iterable<ArticleGroup> {
    return this.#byId.values()
  }

  /** Direct children of a group; without an id the top groups. */
  below(id: number | undefined): readonly ArticleGroup[] {
    return this.#children.get(id) ?? []
  }

  /** The group and all its descendants. */
  subtree(id: number): Set<number> {
    const found = new Set([id])
    // Iterating over a set includes elements added meanwhile; a cycle ends at known groups.
    for (const at of found) for (const child of this.below(at)) found.add(child.id)
    return found
  }

  /** Path from the top to the group itself. */
  pathTo(id: number | undefined): ArticleGroup[] {
    const path: ArticleGroup[] = []
    for (let at = this.byId(id); at && !path.includes(at); at = this.byId(parentOf(at))) path.unshift(at)
    return path
  }
}

/** Built once while the same groups are cached. */
const treeOf = memoized((groups: readonly ArticleGroup[]) => new GroupTree(groups))

export async function readGroups(reader: ContentReader): Promise<GroupTree> {
  return treeOf(await reader.find('articleGroups', { depth: 1 }))
}
