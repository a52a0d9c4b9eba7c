/**
 * The site's style sheets: the built styles of every page, the theme and the rules of the frame, as one file. Pages of a
 * language share one, under an address made of its content, so that browsers fetch it once and keep it.
 */
import { createHash } from 'node:crypto'
import { type Locale, locales } from '../lib/locales'

/** Earlier ones are still asked for by pages that browsers have open. */
const MAX_SHEETS = 50

const address = new RegExp(`^/assets/site-(${locales.join('|')})-[\\w-]{12}\\.css$`)

/** The language of a sheet's address; undefined for every other path. */
export const sheetLocale = (path: string): Locale | undefined => address.exec(path)?.[1] as Locale | undefined

export interface SiteSheet {
  path: string
  content: Buffer
}

export class SiteSheets {
  readonly #byPath = new Map<string, SiteSheet>()
  #ofTheme: { theme: string; byFrame: Map<string, SiteSheet> } | undefined

  /** The sheet of this content, which is held from now on. */
  add(locale: Locale, { shared, theme, frame }: { shared: string; theme: string; frame: string }): SiteSheet {
    // Strings are compared by their addresses first: a page's own cost is a look-up by the frame's rules.
    if (this.#ofTheme?.theme !== theme || this.#ofTheme.byFrame.size >= MAX_SHEETS)
      this.#ofTheme = { theme, byFrame: new Map() }
    const { byFrame } = this.#ofTheme
    const key = locale + frame
    const sheet = byFrame.get(key) ?? sheetOf(locale, shared + theme + frame)
    byFrame.set(key, sheet)
    if (!this.#byPath.has(sheet.path) && this.#byPath.size >= MAX_SHEETS) this.#byPath.clear()
    this.#byPath.set(sheet.path, sheet)
    return sheet
  }

  /** Undefined for those of pages that another process drew, or this one before its start. */
  at(path: string): SiteSheet | undefined {
    return this.#byPath.get(path)
  }
}

function sheetOf(locale: Locale, content: string): SiteSheet {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  return { path: `/assets/site-${locale}-${hash}.css`, content: Buffer.from(content) }
}
