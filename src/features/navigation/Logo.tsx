import { fileAddress } from '../../web/media'
import type { Site } from '../../web/site'

/** The pictures of the logo for light and for dark colours, where there are any. */
export function logoImages(site: Site) {
  const { logo, logoDark } = site.settings
  const light = typeof logo === 'object' && logo ? logo : null
  const dark = typeof logoDark === 'object' && logoDark ? logoDark : light
  return light && dark ? { light, dark } : undefined
}

/** The brand's logo for light and dark colours; its name where there is none. */
export function Logo({ site }: { site: Site }) {
  const { name } = site.settings
  const images = logoImages(site)
  if (!images) return <span className="site-name">{name}</span>
  const { light, dark } = images
  const size = { width: light.width ?? undefined, height: light.height ?? undefined }
  return (
    <picture>
      {dark !== light && <source srcSet={fileAddress(dark)} media="(prefers-color-scheme: dark)" />}
      <img src={fileAddress(light)} alt={name} {...size} />
    </picture>
  )
}
