/**
 * Styles of e-mails. Mail clients know little of style sheets, so each element carries its own declarations, in the
 * light palette. The sheet in the head holds what only some clients know: the dark palette, by the classes that name a
 * colour of the palette, and narrow screens. Outlook's own dark mode marks what it changed with `data-ogsc` and
 * `data-ogsb`. Gmail has neither and inverts colours itself, which keeps their contrast.
 */
import type { PaletteKey } from '../../../web/themeDefaults'
import type { MailBrand } from './brand'

/** Classes with a colour: short, since a long order has them thousands of times. */
const inks = { t: 'text', m: 'muted', a: 'brand', o: 'onBrand' } as const satisfies Record<string, PaletteKey>
const grounds = { g: 'background', s: 'surface', b: 'brand' } as const satisfies Record<string, PaletteKey>

const rules = (
  names: Readonly<Record<string, PaletteKey>>,
  palette: MailBrand['dark'],
  property: string,
  marked = '',
) =>
  Object.entries(names)
    .map(([name, key]) => `${marked}.${name}{${property}:${palette[key]}!important}`)
    .join('')

/** Of narrow screens. In an element of its own, since Gmail drops a whole element for a rule that it does not know. */
export const NARROW =
  '@media (max-width:480px){.p{padding-left:20px!important;padding-right:20px!important}.w{padding:0!important}' +
  '.h{font-size:23px!important}.f td{display:block!important;width:auto!important}.f .m{padding-bottom:0!important;border:0!important}' +
  '.f .t{padding-top:0!important}.i{display:block!important;width:auto!important;padding:0 0 6px!important}.n{padding-right:6px!important}}'

export function styleSheet({ dark, logoDark }: MailBrand): string {
  const border = `.l{border-color:${dark.border}!important}.q{border-color:${dark.brand}!important}`
  const logos = logoDark
    ? '.logo{display:none!important}.logo-dark{display:block!important;max-height:none!important}'
    : ''
  return (
    ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}' +
    `@media (prefers-color-scheme:dark){${rules(inks, dark, 'color')}${rules(grounds, dark, 'background-color')}${border}${logos}}` +
    rules(inks, dark, 'color', '[data-ogsc] ') +
    rules(grounds, dark, 'background-color', '[data-ogsb] ')
  )
}

/** Declarations of the elements that several parts have. */
export interface Styles {
  heading: string
  text: string
  muted: string
  link: string
  /** Ink and font of cells: a table within a table inherits them in few clients. */
  words: string
  /** A cell of a table whose lines are ruled. */
  cell: string
  /** The same for numbers, which neither wrap nor stand at the left. */
  number: string
}

export function stylesOf({ light, headingFont, bodyFont }: MailBrand): Styles {
  const words = `color:${light.text};font:16px/1.45 ${bodyFont}`
  const cell = `padding:12px 12px 12px 0;border-bottom:1px solid ${light.border};text-align:left;vertical-align:top;${words}`
  return {
    heading: `margin:32px 0 8px;color:${light.text};font:bold 19px/1.3 ${headingFont}`,
    text: `margin:0 0 16px;color:${light.text};font:16px/1.55 ${bodyFont};overflow-wrap:anywhere`,
    muted: `color:${light.muted};font:14px/1.5 ${bodyFont}`,
    link: `color:${light.brand};text-decoration:underline`,
    words,
    cell,
    number: `${cell};padding-right:0;text-align:right;white-space:nowrap`,
  }
}
