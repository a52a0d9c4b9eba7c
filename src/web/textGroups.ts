/** The program's texts as editors look for them: what all share comes first, and groups of one name are one. */
import type { TextGroup } from './texts'

export function joinGroups(groups: readonly TextGroup[]): readonly TextGroup[] {
  const byName = new Map<string, TextGroup>()
  for (const { name, texts } of groups)
    byName.set(name.nb, { name, texts: { ...byName.get(name.nb)?.texts, ...texts } })
  return [...byName.values()]
}
