/**
 * Styles that depend on what the editors chose. A media query cannot ask a custom property, so the rules of wide and of
 * narrow screens go into the page with the chosen breakpoint.
 */
import type { MenuSettings } from './settings'
import narrow from './styles/narrow.css?inline'
import wide from './styles/wide.css?inline'

export function menuStyles({ breakpoint, gutter }: Pick<MenuSettings, 'breakpoint' | 'gutter'>): string {
  return (
    `:root{--container-gutter:${gutter}px}` +
    `@media(width>${breakpoint}px){${wide}}@media(width<=${breakpoint}px){${narrow}}`
  )
}
