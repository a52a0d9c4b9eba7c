/**
 * Styles that depend on the editors' settings. Media queries cannot use custom properties, so the rules of wide screens
 * are generated with the chosen breakpoint, and with the widths at which the bar's parts fit.
 */
import type { Navigation } from '../../cms/types'
import type { Site } from '../../web/site'
import { BAR_HEIGHT, HASH_MARGIN } from './constants'
import { BAR_GAP, type Length, measureBar, nameWidth, TOOL } from './fit'
import { menuSettings } from './settings'
import cartRoom from './styles/cartRoom.css?inline'
import sidePanel from './styles/sidePanel.css?inline'
import wide from './styles/wide.css?inline'

/** CSS pixels; tools get narrower than the normal width only on small phones. */
const NARROW_TOOL = 34
/** The page's widest content, in rem (`--wide`). */
const WIDEST_ROW = 80
/** CSS pixels; the smallest text size for which the widest row is computed. */
const SMALL_TEXT = 12

const calc = ({ px, rem }: Length) => `calc(${px}px + ${Math.ceil(rem * 100) / 100}rem)`
const upTo = (length: Length) => `(width<=${calc(length)})`
const beyond = (length: Length) => `(width>${calc(length)})`
const within = (condition: string, rules: string) => `@container site-header ${condition}{${rules}}`

/** Visible beside its icon, not only to screen readers. */
const toggleLabel =
  '.site-header .menu-toggle{inline-size:auto;padding-inline:.6em}' +
  '.site-header .menu-toggle>.tool-label{position:static;inline-size:auto;block-size:auto;clip-path:none}'
const none = '{display:none}'
/** Read by the script that moves the items (`client/more.ts`). */
const hidden = '{display:none!important;--no-room:1}'

const known = new WeakMap<Partial<Navigation>, { settings: object; t: Site['t']; rules: string }>()

/** Computed once for the same menus, settings and texts. */
export function menuStyles(navigation: Partial<Navigation>, site: Site): string {
  const { settings, t } = site
  const last = known.get(navigation)
  if (last?.settings === settings && last.t === t) return last.rules
  const rules = rulesOf(navigation, site)
  known.set(navigation, { settings, t, rules })
  return rules
}

function rulesOf(navigation: Partial<Navigation>, site: Site): string {
  const { layout, breakpoint, gutter, sticky } = menuSettings(navigation)
  const bar = measureBar(navigation, site)
  const wider = `@media(width>${breakpoint}px)`
  const narrower = `@media(width<=${breakpoint}px)`
  const px = 2 * gutter + bar.logo + 2 * BAR_GAP
  /** The overlay menu's button may be limited to some screens. */
  const slotsOn = (device: 'wide' | 'narrow') => bar.tools + (bar.overlay === 'all' || bar.overlay === device ? 1 : 0)
  const canFold = bar.overlay === 'all' || bar.overlay === 'narrow'

  /** Whether the collapsed bar has room for its button's label, and for the cart's total. */
  const collapsed: Length = { px, rem: Math.max(slotsOn('narrow'), slotsOn('wide')) * TOOL + bar.toggle }
  const collapsedWithTotal: Length = { px, rem: collapsed.rem + bar.cart }
  const slots = slotsOn('narrow') + 1
  const folded: Length = { px: px + slots * NARROW_TOOL, rem: 0 }
  const room =
    (layout === 'responsive' ? '' : sidePanel) +
    `:root{--container-gutter:${gutter}px}` +
    (sticky ? `@media(scripting:enabled){:root{--stuck-bar:${BAR_HEIGHT + HASH_MARGIN}px}}` : '') +
    `.site-header{--logo:min(${bar.logo}px,47cqi);--slots:${slots};--bar-gap:${BAR_GAP}px;` +
    `--cart-room:${bar.cart}rem;--site-name:${nameWidth(site)}}` +
    within(beyond(collapsed), toggleLabel) +
    (canFold
      ? within(
          upTo(folded),
          `.site-bar{--slots:${slots - 1}}.tools>.overlay-tool{display:none}.site-header .menu.menu>.overlay-folded.overlay-folded{display:block}`,
        )
      : '')
  const devices = `${wider}{.only-narrow.only-narrow.only-narrow.only-narrow${none}}${narrower}{.only-wide.only-wide.only-wide.only-wide${none}}`
  if (layout === 'vertical') return room + devices + within(beyond(collapsedWithTotal), cartRoom)

  const { withScript, all, each } = fits(bar, { px, rem: slotsOn('wide') * TOOL })
  const fold = each[0] ?? withScript
  const row: Length = { px: 2 * gutter, rem: WIDEST_ROW }
  const fitsRow = (length: Length) => length.px + length.rem * SMALL_TEXT <= row.px + row.rem * SMALL_TEXT
  const overflowing = (length: Length, rules: string) => (fitsRow(length) ? within(upTo(length), rules) : rules)
  const more =
    overflowing(
      withScript,
      `.site-header .menu.menu>.menu-more.menu-more{display:flex}.site-menu>nav>.language-switch${hidden}`,
    ) +
    each
      .slice(1)
      .map((length, at) =>
        overflowing(length, `.menu>:nth-child(n+${at + 2}):not(.menu-more,.overlay-folded)${hidden}`),
      )
      .join('')
  const total = beyond(collapsedWithTotal)
  // With script, items that do not fit move below the last one; without, the menu collapses.
  const scripted = `${wider}and (scripting:enabled)`
  const unscripted = `${wider}and (scripting:none)`
  const isWhole = fitsRow(all)
  const isBar = fitsRow(fold)
  return (
    room +
    devices +
    `${narrower}{${within(total, cartRoom)}}` +
    (isBar
      ? `${scripted}{${within(`${beyond(fold)}${isWhole ? `and ${upTo(all)}` : ''}`, wide + more)}` +
        `${within(`${total}and ${upTo(fold)}`, cartRoom)}}`
      : `${scripted}{${within(total, cartRoom)}}`) +
    `${unscripted}{${within(`${total}${isWhole ? `and ${upTo(all)}` : ''}`, cartRoom)}}` +
    (isWhole ? `${wider}{${within(beyond(all), wide)}${within(beyond(withTotal(all, bar.cart)), cartRoom)}}` : '')
  )
}

const withTotal = ({ px, rem }: Length, cart: number): Length => ({ px, rem: rem + cart })

type Bar = ReturnType<typeof measureBar>

/** Widths at which the whole bar fits, and each item together with “More”. */
function fits({ items, languages, more }: Bar, around: Length) {
  const isFor = (audience: 'guests' | 'members' | 'all', look: Bar['items'][number]['item']) =>
    look.device !== 'narrow' && (audience === 'all' || !look.audience || ['all', audience].includes(look.audience))
  const upToItem = (audience: 'guests' | 'members' | 'all', end: number) =>
    items.slice(0, end).reduce((sum, { item, width }) => sum + (isFor(audience, item) ? width : 0), 0)
  const widest = (end: number) => Math.max(upToItem('guests', end), upToItem('members', end))
  const of = (rem: number): Length => ({ px: around.px, rem: around.rem + rem })
  return {
    withScript: of(widest(items.length) + languages),
    // Whether a visitor is signed in is known only to script.
    all: of(upToItem('all', items.length) + languages),
    each: items.map((_, at) => of(widest(at + 1) + more)),
  }
}
