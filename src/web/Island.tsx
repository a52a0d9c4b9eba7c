/**
 * A component that is drawn on the server and starts in the browser when its condition comes.
 *
 * Each island is a root of its own with its own id prefix, the same on both sides, so that `useId` agrees. Its chunk's
 * address stands in the markup: the loader imports it without a table of chunks
 * (docs/upstream-faults.md#useid-in-islands).
 */
import { type ComponentType, createContext, createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'

/** When an island starts: at once, when it is near the screen, when it is first touched, when something in it has focus. */
export type When = 'load' | 'visible' | 'interaction' | 'focus'

export interface IslandAssets {
  /** Address of the module that starts islands (React included). */
  runtime: string
  /** Address of an island's chunk by its name. */
  chunk(name: string): string
}

/** One a render: the addresses, and how many islands were drawn so far. */
export interface Drawing {
  assets: IslandAssets
  drawn: number
}

export const IslandScope = createContext<Drawing | undefined>(undefined)
export const IslandProvider = IslandScope.Provider

export function Island<Props extends object>({
  name,
  component,
  props,
  when = 'visible',
}: {
  /** File name of the component in an `islands` folder, without its ending. */
  name: string
  component: ComponentType<Props>
  props: Props
  when?: When
}) {
  const scope = useContext(IslandScope)
  if (!scope) throw new Error(`island ${name} is drawn outside a page`)
  const prefix = `i${scope.drawn++}`
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix })
  return (
    <div
      data-island={scope.assets.chunk(name)}
      data-runtime={scope.assets.runtime}
      data-prefix={prefix}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
