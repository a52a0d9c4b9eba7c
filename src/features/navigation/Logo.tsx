import { fileAddress } from '../../site/media'
import type { Site } from '../../site/site'

/** The brand's logo for light and dark colours; its name where there is none. */
export function Logo({ site }: { site: Site }) {
  const { logo, logoDark, name } = site.settings
  const light = typeof logo === 'object' && logo ? logo : null
  const dark = typeof logoDark === 'object' && logoDark ? logoDark : light
  if (!light || !dark) return <span className="site-name">{name}</span>
  const size = { width: light.width ?? undefined, height: light.height ?? undefined }
  return (
    <picture>
      {dark !== light && <source srcSet={fileAddress(dark)} media="(prefers-color-scheme: dark)" />}
      <img src={fileAddress(light)} alt={name} {...size} />
    </picture>
  )
}
