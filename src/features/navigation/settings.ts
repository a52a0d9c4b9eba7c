/** The menus' settings, with the defaults where nothing is stored yet. */
import type { Navigation } from '../../cms/types'
import { DEFAULT_BREAKPOINT, DEFAULT_GUTTER } from './constants'

export interface MenuSettings {
  layout: 'responsive' | 'horizontal' | 'vertical'
  /** Widest narrow screen, in CSS pixels. */
  breakpoint: number
  /** CSS pixels at each side of the page's container. */
  gutter: number
  opening: 'hover' | 'click'
  sticky: boolean
  /** CSS pixels of scrolling after which the bar sticks. */
  stickyOffset: number
}

/** A site that has never saved its menus has an empty record. */
export function menuSettings(navigation: Partial<Navigation>): MenuSettings {
  return {
    layout: navigation.layout ?? 'responsive',
    breakpoint: navigation.breakpoint ?? DEFAULT_BREAKPOINT,
    gutter: navigation.gutter ?? DEFAULT_GUTTER,
    opening: navigation.opening ?? 'hover',
    sticky: navigation.sticky ?? true,
    stickyOffset: navigation.stickyOffset ?? 0,
  }
}
