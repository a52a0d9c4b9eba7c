/** Whether a link leads to the page that is shown, or to a section that the page lies in. */

export type Current = 'page' | 'true' | undefined

/** The value of `aria-current`; the front page is nobody's section. */
export function currentOf(href: string, path: string): Current {
  if (href === path) return 'page'
  const section = href.startsWith('/') && !/[?#]/.test(href) && !/^\/(en)?$/.test(href)
  return section && path.startsWith(`${href}/`) ? 'true' : undefined
}
