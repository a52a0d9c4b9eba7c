/** How an e-mail looks: the site's name, logo, colours and organisation, as the site shows them. */
import type { BasePayload } from 'payload'
import type { Site, Theme } from '../../../cms/types'
import { type LogoPicture, logoPicture } from '../../../web/assets'
import { readablePalette } from '../../../web/contrast'
import { fontNames } from '../../../web/fonts'
import { type Palette, radii } from '../../../web/themeDefaults'

/** Fonts that mail clients have: those of the site are not loaded by most. */
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

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
  organisation: NonNullable<Site['organisation']>
}

const fontOf = (chosen: Theme['bodyFont']) =>
  fontNames.find(({ value }) => value === chosen)?.kind === 'serif' ? SERIF : SANS

export function mailBrand(site: Site, theme: Theme, url: string): MailBrand {
  const [light, dark] = [readablePalette(theme.light), readablePalette(theme.dark)]
  return {
    name: site.name,
    url,
    logo: logoPicture(site, 'logo', light.background),
    logoDark: logoPicture(site, 'logoDark', dark.background),
    light,
    dark,
    headingFont: fontOf(theme.headingFont),
    bodyFont: fontOf(theme.bodyFont),
    radius: radii.find(({ value }) => value === theme.radius)?.pixels ?? 0,
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
