/**
 * A React component that is rendered on the server and hydrated in the browser at the time given by `when`.
 *
 * Each island is a root of its own with its own id prefix, the same on both sides, so that `useId` matches. The address
 * of its chunk is in the markup, so the loader needs no table of chunks (docs/upstream-faults.md#useid-in-islands).
 */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { Pieces } from './pieces'
import type { IslandPlace } from './Slot'

/**
 * When an island starts: at once, near the viewport, on first interaction, when the visitor goes back to another address
 * of the page too, or when something in it gets focus.
 */
export type When = 'load' | 'visible' | 'interaction' | 'history' | 'focus'

export interface IslandAssets {
  /** Address of the module that starts islands; includes React. */
  runtime: string
  /** Address of an island's chunk, by island name. */
  chunk(name: string): string
}

/** State of one render: the addresses, and the number of islands rendered so far. */
export interface Drawing {
  assets: IslandAssets
  /** Begins the id prefixes; another than `i` where markup is rendered apart from its page. */
  prefix?: string
  drawn: number
  /** Takes markup that is kept as bytes; without it such markup stands in the HTML itself. */
  pieces?: Pieces
}

export const IslandScope = createContext<Drawing | undefined>(undefined)
export const IslandProvider = IslandScope.Provider

export function Island<Props extends object, Unsent extends object = object, Later extends object = object>({
  name,
  component,
  props,
  unsent,
  later,
  slots = {},
  when = 'visible',
  keepsPress = false,
  className,
}: {
  /** File name of the component in an `islands` folder, without the extension. */
  name: string
  component: ComponentType<Props & Later & Partial<Unsent> & { place: IslandPlace }>
  props: Props
  /** Props that the component reads from its own markup in the browser, so that they are sent only once. */
  unsent?: Unsent
  /** Props that the browser fetches when the island starts: an address that answers with them as JSON. */
  later?: { from: string; props: Later }
  /** Markup that only the server can render, by the name of its `Slot`. */
  slots?: Readonly<Record<string, ReactNode>>
  /** `never`: other code starts it. */
  when?: When | 'never'
  /** A button that is pressed before the island has started is pressed again for the visitor. */
  keepsPress?: boolean
  /** Class of the element around the component. */
  className?: string
}) {
  const scope = useContext(IslandScope)
  if (!scope) throw new Error(`island ${name} is drawn outside a page`)
  const prefix = `${scope.prefix ?? 'i'}${scope.drawn++}`
  const drawnSlots = Object.fromEntries(
    Object.entries(slots).map(([slot, content]) => [
      slot,
      renderToString(createElement(IslandProvider, { value: scope }, content)),
    ]),
  )
  const html = renderToString(
    createElement(component, { ...props, ...(later?.props as Later), ...unsent, place: { slots: drawnSlots } }),
    {
      identifierPrefix: prefix,
    },
  )
  return (
    <div
      className={className}
      data-island={scope.assets.chunk(name)}
      data-runtime={scope.assets.runtime}
      data-prefix={prefix}
      data-when={when}
      data-presses={keepsPress ? '' : undefined}
      data-props={JSON.stringify(props)}
      data-later={later?.from}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
