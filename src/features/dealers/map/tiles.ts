/** Where the pictures of the detailed map come from, as the editors set it. */
import type { DealerSetting } from '../../../cms/types'

export interface TileSource {
  /** With `{z}`, `{x}` and `{y}`. */
  template: string
  attribution: string
  /** `https://cache.kartverket.no` */
  origin: string
  host: string
}

export function tileSource({ tiles, attribution }: Pick<DealerSetting, 'tiles' | 'attribution'>): TileSource {
  // Braces are no part of an origin: what stands in place of them does not matter.
  const { origin, host } = new URL(tiles.replace(/\{[a-z]\}/g, '0'))
  return { template: tiles, attribution, origin, host }
}
