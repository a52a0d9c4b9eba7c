/**
 * Upper bounds on the widths of the bar's parts, from their texts. Container queries (`styles.ts`) collapse the bar by
 * them, so that it stays in one row without script and before the first paint.
 */

import type { Navigation } from '../../cms/types'
import { localeNames } from '../../lib/locales'
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { isDrawn } from './Dropdown'
import { isIconName } from './icons'
import type { BarItem } from './items/types'
import { logoImages } from './Logo'
import { letters, letterWidths } from './letterWidths'
import { hasOverlay } from './Overlay'
import { isTool } from './Tools'

/** A length with a part that grows with the text size, and a part that does not. */
export interface Length {
  px: number
  rem: number
}

/** Font size of the bar, in rem (`base.css`). */
const EM = 1.0625
/** Width in em of a character that no measured font has. */
const WIDEST = 1.1
/** Fallback fonts have the same average width until a font has loaded (`fontFaces.ts`). */
const STAND_IN = 1.04
/** The system font is unknown; the widest in use exceed ours by this factor. */
const SYSTEM = 1.2

const widths = new Map(
  Object.entries(letterWidths).map(([font, all]) => {
    const hundredths = all.split(' ').map(Number)
    return [font, new Map([...letters].map((letter, at) => [letter, (hundredths[at] ?? 100) / 100]))]
  }),
)
const widestLetters = new Map(
  [...letters].map((letter) => [letter, Math.max(...[...widths.values()].map((font) => font.get(letter) ?? 0))]),
)

/** Upper bound on the width of a text in one line, in em. */
function textWidth(text: string, font: string): number {
  const known = widths.get(font)
  const letterWidth = (letter: string) => (known ?? widestLetters).get(letter) ?? WIDEST
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * (known ? STAND_IN : SYSTEM)
}

/** Widths in em of what `bar.css` and `wide.css` draw. */
const ICON = 1.375 / EM
const GAP = 0.6
const PADDING = 0.5
const SUMMARY = 1.75 / EM
const ARROW = GAP + 0.45 + 0.35
/** Button of a tool, in rem. */
export const TOOL = 2.75
/** A total that fits on one line; around it, in rem, are a gap and an arrow (`cartRoom.css`). */
const CART_MARKS = 1.45
const WIDE_TOTAL = 'kr 44 800,–'
/** Icon, padding and gap of a social network, in rem. */
const SOCIAL = 3.05
/** Between logo, menu and tools, in CSS pixels. */
export const BAR_GAP = 12
/** Size of the logo at most, in CSS pixels; on phones it also has a largest share of the width. */
const LOGO_HEIGHT = 32
const LOGO_WIDTH = 224

function logoWidth(site: Site): number {
  const image = logoImages(site)?.light
  if (!image) return LOGO_WIDTH
  const { width, height } = image
  return width && height ? Math.min(LOGO_WIDTH, Math.ceil((LOGO_HEIGHT * width) / height)) : LOGO_WIDTH
}

/** Width of the brand's name where it has no logo, in em. */
export const nameWidth = (site: Site) => Math.ceil(textWidth(site.settings.name, site.theme.headingFont) * HEADING)

interface FittedItem {
  /** In rem. */
  width: number
  item: BarItem
}

function labelOf(item: BarItem, site: Site): string | undefined {
  if (item.blockType === 'link' || item.blockType === 'icon') return resolveLink(item, site)?.label
  if (item.blockType === 'dropdown') return isDrawn(item, site) ? (item.label ?? '') : undefined
  return item.blockType === 'mega' || item.blockType === 'menuTabs' ? item.label : ''
}

function widthOf(item: BarItem, site: Site): number | undefined {
  const font = site.theme.bodyFont
  const label = labelOf(item, site)
  if (label === undefined) return undefined
  if (item.blockType === 'social') return (site.settings.social?.length ?? 0) * SOCIAL
  if (item.blockType === 'icon') return isIconName(item.icon) ? (ICON + 2 * PADDING) * EM : undefined
  if (isTool(item)) return undefined
  const icon = isIconName(item.icon) ? ICON + GAP : 0
  const badge = item.badge ? GAP + (textWidth(item.badge, font) + 1.2) * (0.75 / EM) : 0
  const isParent = item.blockType !== 'link'
  const opening = !isParent ? 0 : resolveLink(item, site) ? SUMMARY : ARROW
  return (textWidth(label, font) + icon + badge + opening + 2 * PADDING) * EM
}

/** Headings are bolder. */
const HEADING = 1.2

/** Measures the parts of the bar. */
export function measureBar(navigation: Partial<Navigation>, site: Site) {
  const items = navigation.items ?? []
  const drawn = items.flatMap((item): FittedItem[] => {
    const width = isTool(item) ? undefined : widthOf(item, site)
    return width === undefined ? [] : [{ item, width }]
  })
  const tools = items.filter(isTool)
  const others = site.languages.filter((language) => language !== site.locale)
  const text = (words: string) => textWidth(words, site.theme.bodyFont) * EM
  const cart = tools.find((tool) => tool.blockType === 'cart')
  return {
    items: drawn,
    languages: others.length
      ? others.reduce((sum, language) => sum + text(localeNames[language]) + 2 * PADDING * EM, 0) + 1.75
      : 0,
    more: text(site.t('menuMore')) + (ARROW + 2 * PADDING) * EM,
    toggle: text(site.t('menu')) + (ICON + GAP + 1.2) * EM + 0.2,
    tools: tools.length,
    overlay: hasOverlay(navigation) ? (navigation.overlay?.device ?? 'all') : undefined,
    /** Room for a cart's label or total beside its icon. */
    cart: cart ? Math.max(...[resolveLink(cart, site)?.label ?? '', WIDE_TOTAL].map(text)) + CART_MARKS : 0,
    logo: logoWidth(site),
  }
}
