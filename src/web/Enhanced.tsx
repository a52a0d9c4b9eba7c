/**
 * An element that works by itself and is improved by a plain module, without React: the default export of
 * `islands/<name>.ts` gets the element when the moment comes. For what needs state drawn anew there is `Island`.
 */
import { type ComponentPropsWithoutRef, createElement, type ReactNode, useContext } from 'react'
import { IslandScope, type When } from './Island'

type Tag = 'div' | 'span' | 'li' | 'form' | 'figure' | 'header'

export function Enhanced<As extends Tag>({
  name,
  when,
  as,
  children,
  ...attributes
}: {
  /** File name of the module in an `islands` folder, without its ending. */
  name: string
  /** `never`: other code asks for it, by `data-module`. */
  when: When | 'never'
  as: As
  children: ReactNode
} & Omit<ComponentPropsWithoutRef<As>, 'children'>) {
  const scope = useContext(IslandScope)
  if (!scope) throw new Error(`${name} is drawn outside a page`)
  return createElement(as, { ...attributes, 'data-module': scope.assets.chunk(name), 'data-when': when }, children)
}
