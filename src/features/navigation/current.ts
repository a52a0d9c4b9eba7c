/** Whether a link leads to the current page, or to a section that contains it. */

export type Current = 'page' | 'true' | undefined

/** The value of `aria-current`; the front page is not a section. */
export function currentOf(href: string, path: string): Current {
  if (href === path) return 'page'
  const section = href.startsWith('/') && !/[?#]/.test(href) && !/^\/(en)?$/.test(href)
  return section && path.startsWith(`${href}/`) ? 'true' : undefined
}
