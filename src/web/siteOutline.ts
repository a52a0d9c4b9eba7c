/** The site in brief: its main pages with a word about each, by section. */

export interface OutlineLink {
  title: string
  /** Path in the outline's language, with its prefix. */
  href: string
  description?: string
}

export interface OutlineSection {
  /** The lowest first. */
  position: number
  heading: string
  links: readonly OutlineLink[]
}
