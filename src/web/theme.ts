/**
 * The theme as a style sheet: palette, fonts, radius and the tokens of its look become custom properties that the
 * styles of every block use.
 */

import type { Theme } from '../cms/types'
import { memoized } from '../lib/memoized'
import { type ChosenFont, chosenFont } from './fontFaces'
import { lookOf } from './looks/looks'
import { type Palette, paletteKeys, radii } from './themeDefaults'

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function properties(palette: Palette): string {
  return paletteKeys.map((key) => `--${kebab(key)}:${palette[key]}`).join(';')
}

/** Weighs more than `tokens.css`, which comes after it; printing has values of its own. */
function lookRules(name: unknown): string {
  const tokens = Object.entries(lookOf(name).tokens)
  if (tokens.length === 0) return ''
  return `@media screen{:root:root{${tokens.map(([token, value]) => `${token}:${value}`).join(';')}}}`
}

export interface ThemeStyle {
  /** For the site's style sheet. */
  css: string
  preloads: string[]
  /** Colours of the browser's own bars. */
  barColours: { light: string; dark: string }
}

/**
 * A page passes into the next; browsers without this just navigate. In the page itself: Chromium gives the transition up,
 * and reports an error, where styles are asked for before the sheet that says so has come. Not in WebKit, known by what
 * it lacks: WebKitGTK's page ends when a form leads from one page to another (`tests/browsers/selling.test.ts`).
 */
export const pageTransition =
  '@media(prefers-reduced-motion:no-preference){@supports(interpolate-size:allow-keywords){@view-transition{navigation:auto}}}'

export const themeStyle = memoized((theme: Theme): ThemeStyle => {
  const heading = chosenFont(theme.headingFont)
  const body = chosenFont(theme.bodyFont)
  const fonts: ChosenFont[] = theme.headingFont === theme.bodyFont ? [body] : [heading, body]
  const radius = radii.find(({ value }) => value === theme.radius)?.pixels ?? 0
  const css =
    fonts.map((font) => font.rules).join('') +
    `:root{color-scheme:light dark;${properties(theme.light)};--font-heading:${heading.family};` +
    `--font-body:${body.family};--radius:${radius}px}` +
    `@media(prefers-color-scheme:dark){:root{${properties(theme.dark)}}}` +
    lookRules(theme.look)
  return {
    css,
    preloads: fonts.flatMap((font) => font.file ?? []),
    barColours: { light: theme.light.background, dark: theme.dark.background },
  }
})
