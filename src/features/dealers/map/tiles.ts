/** The tile server of the detailed map, from the editors' settings. */
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
  // The placeholders are not part of the origin: any value will do.
  const { origin, host } = new URL(tiles.replace(/\{[a-z]\}/g, '0'))
  return { template: tiles, attribution, origin, host }
}
