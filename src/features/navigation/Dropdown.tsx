/** A dropdown, nested to any depth that the editors could make. */
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { currentOf } from './current'
import { itemAttributes } from './itemAttributes'
import type { DropdownEntry } from './items/types'
import { MenuLink } from './MenuLink'
import { Parent } from './Parent'

export function Entries({
  entries,
  group,
  site,
}: {
  entries: readonly DropdownEntry[] | null | undefined
  /** Name that the disclosures of this level share. */
  group: string
  site: Site
}) {
  return (entries ?? []).map((entry, at) => {
    if (entry.blockType === 'dropdown') return <Dropdown key={entry.id ?? at} item={entry} group={group} site={site} />
    const link = resolveLink(entry, site)
    return link ? (
      <li key={entry.id ?? at} {...itemAttributes(entry, site)}>
        <MenuLink link={link} site={site} look={entry} />
      </li>
    ) : null
  })
}

export function Dropdown({
  item,
  group,
  site,
}: {
  item: Extract<DropdownEntry, { blockType: 'dropdown' }>
  group: string
  site: Site
}) {
  if (!isDrawn(item, site)) return null
  const below = `${group}-${item.id ?? item.label}`
  return (
    <Parent
      kind="dropdown"
      item={item}
      label={item.label ?? ''}
      link={resolveLink(item, site)}
      group={group}
      site={site}
      holdsCurrent={holdsCurrent(item.items, site)}
      panel={(on) => (
        <ul className="submenu">
          <Entries entries={item.items} group={below} site={on} />
        </ul>
      )}
    />
  )
}

/** Whether the dropdown is drawn. */
export function isDrawn(item: Extract<DropdownEntry, { blockType: 'dropdown' }>, site: Site): boolean {
  return Boolean(item.label) && leadsSomewhere(item, site)
}

/** Whether anything can be reached through the entry: a dropdown of unpublished pages is not drawn. */
function leadsSomewhere(entry: DropdownEntry, site: Site): boolean {
  if (resolveLink(entry, site)) return true
  return entry.blockType === 'dropdown' && (entry.items ?? []).some((below) => leadsSomewhere(below, site))
}

function holdsCurrent(entries: readonly DropdownEntry[] | null | undefined, site: Site): boolean {
  return (entries ?? []).some((entry) => {
    const href = resolveLink(entry, site)?.href
    const here = href !== undefined && currentOf(href, site.path) !== undefined
    return here || (entry.blockType === 'dropdown' && holdsCurrent(entry.items, site))
  })
}
