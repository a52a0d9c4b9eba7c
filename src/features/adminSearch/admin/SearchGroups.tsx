'use client'
/** The list of the search, in groups. */
import { Link } from '@payloadcms/ui'
import type { EntryGroup } from '../entries'

interface SearchGroupsProps {
  id: string
  label: string
  groups: readonly EntryGroup[]
  /** Position of the active option among those of all groups. */
  active: number
  optionId(position: number): string
  /** Before the link is followed. */
  onChoose(): void
}

export function SearchGroups({ id, label, groups, active, optionId, onChoose }: SearchGroupsProps) {
  let position = -1
  return (
    <div id={`${id}-list`} className="search-list" role="listbox" aria-label={label}>
      {groups.map(({ key, name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className="search-group" role="presentation">
            {name}
          </div>
          {entries.map((entry) => {
            const own = ++position
            return (
              <Link
                key={entry.key}
                id={optionId(own)}
                href={entry.href}
                className="search-option"
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                prefetch={false}
                onClick={onChoose}
              >
                <span>{entry.title}</span>
                {entry.detail && <span className="search-detail">{entry.detail}</span>}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
