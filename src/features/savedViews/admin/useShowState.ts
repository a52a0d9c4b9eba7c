'use client'
/** Makes the list show what a view stores. */
import { useListQuery } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { chooseView, keptViewName } from '../../../web/admin/ViewSwitch'
import type { ListState } from '../facts'

/**
 * Empties the list's search field as typing does. Payload's field keeps its words when they leave the list's query, and
 * writes them back (docs/upstream-faults.md#payloads-search-field-of-a-list).
 */
function emptySearchField(): void {
  const field = document.getElementById('search-filter-input')
  // React follows the prototype's setter, not that of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

export function useShowState(collection: string): (state: ListState) => void {
  const { query, refineListData } = useListQuery()
  const [waiting, setWaiting] = useState<ListState>()
  const isSearched = Boolean(query.search)

  const show = useCallback(
    ({ where, search, sort, columns, look }: ListState) => {
      if (look) chooseView(keptViewName(collection), look)
      void refineListData({
        where: where ?? {},
        ...(search && { search }),
        ...(sort && { sort }),
        ...(columns && { columns }),
      })
    },
    [collection, refineListData],
  )

  useEffect(() => {
    if (!waiting || isSearched) return
    setWaiting(undefined)
    show(waiting)
  }, [waiting, isSearched, show])

  return (state) => {
    if (state.search || !isSearched) return show(state)
    setWaiting(state)
    emptySearchField()
  }
}
