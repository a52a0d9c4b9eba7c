/** The program's texts as editors browse them: the shared ones come first, and groups of the same name are merged. */
import type { TextGroup } from './texts'

export function joinGroups(groups: readonly TextGroup[]): readonly TextGroup[] {
  const byName = new Map<string, TextGroup>()
  for (const { name, texts } of groups)
    byName.set(name.nb, { name, texts: { ...byName.get(name.nb)?.texts, ...texts } })
  return [...byName.values()]
}
