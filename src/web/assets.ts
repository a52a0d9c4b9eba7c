/** Addresses of the browser build's files, and of the site's icons. */
import type { Site as Settings } from '../cms/types'
import type { IslandAssets } from './Island'
import { fileAddress } from './media'

export interface Assets {
  /** The build's styles of every page, as text. */
  styles: string
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

/** Pixels in which a logo is shown in e-mails. */
const LOGO_BOX = { width: 220, height: 56 }

/** Times that its picture has more pixels, for screens with more of them. */
export const LOGO_DENSITY = 2

export type LogoName = 'logo' | 'logoDark'

export interface LogoPicture {
  src: string
  width: number
  height: number
}

/**
 * A logo as PNG on a colour: mail clients show no SVG, and what they make of an e-mail's colours in the dark must not
 * swallow the logo.
 */
export function logoPicture(settings: Settings, name: LogoName, ground: string): LogoPicture | undefined {
  const logo = settings[name]
  if (typeof logo !== 'object' || !logo?.filename || !logo.width || !logo.height) return undefined
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height)
  const version = `${Date.parse(logo.updatedAt).toString(36)}-${ground.slice(1)}`
  return {
    src: `${logoPaths[name]}?v=${version}`,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
  }
}

export const logoPaths: Readonly<Record<LogoName, string>> = { logo: '/logo.png', logoDark: '/logo-dark.png' }
