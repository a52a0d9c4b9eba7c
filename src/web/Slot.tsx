/**
 * Markup within an island that only the server can render: rich text, or a field with a plain module of its own. In the
 * browser it stays as it was sent, and React does not reconcile it.
 */
import { createElement, memo, useState } from 'react'

/**
 * Where an island is rendered: on the server with the markup of its slots, in the browser with the element that holds
 * the server's markup.
 */
export type IslandPlace = { slots: Readonly<Record<string, string>> } | { element: HTMLElement }

function markupOf(place: IslandPlace, name: string): string {
  if ('slots' in place) return place.slots[name] ?? ''
  return place.element.querySelector(`[data-slot="${CSS.escape(name)}"]`)?.innerHTML ?? ''
}

export const Slot = memo(function Slot({
  name,
  place,
  as = 'div',
  className,
}: {
  name: string
  place: IslandPlace
  as?: 'div' | 'span'
  className?: string
}) {
  const [markup] = useState(() => ({ __html: markupOf(place, name) }))
  return createElement(as, { className, 'data-slot': name, dangerouslySetInnerHTML: markup })
})
