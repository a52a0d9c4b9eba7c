/** The brand's logo on the sign-in, and its icon in the header: the pictures of the site's settings. */
import type { ServerProps } from 'payload'
import type { Media } from '../../cms/types'
import { fileAddress } from '../media'
import './brandLogo.css'

type Props = Pick<ServerProps, 'payload'>

const picture = (value: number | Media | null | undefined) => (typeof value === 'object' && value ? value : undefined)

/** Both logos, of which the style shows one: the admin's colours are the user's choice, not only the system's. */
export async function BrandLogo({ payload }: Props) {
  const { name, logo, logoDark } = await payload.findGlobal({ slug: 'site', depth: 1 })
  const light = picture(logo)
  if (!light) return <span className="brand-name">{name}</span>
  const dark = picture(logoDark) ?? light
  return (
    <span className="brand-logo" role="img" aria-label={name}>
      <img
        className="is-light"
        src={fileAddress(light)}
        alt=""
        width={light.width ?? undefined}
        height={light.height ?? undefined}
      />
      <img
        className="is-dark"
        src={fileAddress(dark)}
        alt=""
        width={dark.width ?? undefined}
        height={dark.height ?? undefined}
      />
    </span>
  )
}

/** The icon of the browser's tab; the name's first letter where there is none. The link around it has a name. */
export async function BrandIcon({ payload }: Props) {
  const { name, icon } = await payload.findGlobal({ slug: 'site', depth: 1 })
  const image = picture(icon)
  if (!image) return <span className="brand-initial">{name.slice(0, 1)}</span>
  return <img className="brand-icon" src={fileAddress(image)} alt="" width="18" height="18" />
}
