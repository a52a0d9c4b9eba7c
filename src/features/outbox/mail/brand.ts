/** How an e-mail looks: the site's name, logo, colours and organisation, as the site shows them. */
import type { BasePayload } from 'payload'
import type { Site, Theme } from '../../../cms/types'
import { type LogoPicture, logoPicture } from '../../../web/assets'
import { readablePalette } from '../../../web/contrast'
import { fontNames } from '../../../web/fonts'
import { lookOf } from '../../../web/looks/looks'
import { type Palette, radii } from '../../../web/themeDefaults'

/**
 * Fonts that mail clients have: those of the site are not loaded by most. Outlook on Windows looks at the first name
 * alone, and takes Times where it does not know that.
 */
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif"

export interface MailBrand {
  name: string
  /** The site's origin, without a slash at its end. */
  url: string
  logo: LogoPicture | undefined
  logoDark: LogoPicture | undefined
  light: Palette
  dark: Palette
  headingFont: string
  bodyFont: string
  /** Pixels. */
  radius: number
  /** Pixels: a look's buttons may be rounder than the rest. */
  buttonRadius: number
  organisation: NonNullable<Site['organisation']>
}

const fontOf = (chosen: Theme['bodyFont']) =>
  fontNames.find(({ value }) => value === chosen)?.kind === 'serif' ? SERIF : SANS

/** Mail clients know no `rem`. */
const ROOT_PIXELS = 16

export function mailBrand(site: Site, theme: Theme, url: string): MailBrand {
  const [light, dark] = [readablePalette(theme.light), readablePalette(theme.dark)]
  const radius = radii.find(({ value }) => value === theme.radius)?.pixels ?? 0
  const ofButtons = lookOf(theme.look).tokens['--button-radius']
  return {
    name: site.name,
    url,
    logo: logoPicture(site, 'logo', light.background),
    logoDark: logoPicture(site, 'logoDark', dark.background),
    light,
    dark,
    headingFont: fontOf(theme.headingFont),
    bodyFont: fontOf(theme.bodyFont),
    radius,
    buttonRadius: ofButtons ? Number.parseFloat(ofButtons) * ROOT_PIXELS : radius,
    organisation: site.organisation ?? {},
  }
}

export async function readMailBrand(payload: BasePayload): Promise<MailBrand> {
  const [site, theme] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1 }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
  ])
  return mailBrand(site, theme, payload.config.serverURL)
}
