/** Addresses of the browser build's files, and of the site's icons. */
import type { Site as Settings } from '../cms/types'
import type { IslandAssets } from './Island'
import { fileAddress } from './media'

export interface Assets {
  styles: readonly string[]
  scripts: readonly string[]
  previewScript: string
  /** Address of the module that opens pictures on top of the page. */
  lightbox: string
  islands: IslandAssets
}

interface IconLink {
  rel: string
  href: string
  type?: string
  sizes?: string
}

/** Links to the icons made from the site's own; a site without one has none, and `/favicon.ico` is then empty. */
export function faviconLinks(settings: Settings): IconLink[] {
  const icon = typeof settings.icon === 'object' ? settings.icon : null
  const href = icon ? fileAddress(icon) : undefined
  if (!icon || !href) return []
  const vector = icon.mimeType === 'image/svg+xml'
  return [
    vector ? { rel: 'icon', href, type: 'image/svg+xml' } : { rel: 'icon', href, type: icon.mimeType ?? 'image/png' },
    { rel: 'apple-touch-icon', href: iconAddress(icon.updatedAt, 180), sizes: '180x180' },
  ]
}

/** Sizes in which the site's icon is served as PNG, in pixels: touch icon, web manifest. */
export const iconSizes = [180, 192, 512] as const

export function iconAddress(updatedAt: string, size: (typeof iconSizes)[number]): string {
  return `/icon-${size}.png?v=${Date.parse(updatedAt).toString(36)}`
}
