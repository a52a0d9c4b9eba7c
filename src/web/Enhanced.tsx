/**
 * An element that works without script and is enhanced by a plain module, without React: the default export of
 * `islands/<name>.ts` is called with the element at the time given by `when`. For UI that renders from state, use
 * `Island`.
 */
import { type ComponentPropsWithoutRef, createElement, type ReactNode, useContext } from 'react'
import { IslandScope, type When } from './Island'

type Tag = 'div' | 'span' | 'ul' | 'li' | 'form' | 'figure' | 'header'

export function Enhanced<As extends Tag>({
  name,
  when,
  kept,
  as,
  children,
  ...attributes
}: {
  /** File name of the module in an `islands` folder, without the extension. */
  name: string
  /** `never`: other code starts it, through `data-module`. */
  when: When | 'never'
  /** Names in the browser's storage, or of cookies: where one of them is kept, the module starts at once. */
  kept?: string
  as: As
  children?: ReactNode
} & Omit<ComponentPropsWithoutRef<As>, 'children'>) {
  const scope = useContext(IslandScope)
  if (!scope) throw new Error(`${name} is drawn outside a page`)
  const start = { 'data-module': scope.assets.chunk(name), 'data-when': when, 'data-kept': kept }
  return createElement(as, { ...attributes, ...start }, children)
}
