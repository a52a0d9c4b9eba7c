/** The site's accounts on social networks, as a row of icons. */
import type { Network } from '../../web/networks'
import type { Site } from '../../web/site'
import { SocialIcon } from './SocialIcon'

export function SocialLinks({ site, networks }: { site: Site; networks?: readonly Network[] | null | undefined }) {
  const accounts = (site.settings.social ?? []).filter(
    ({ network }) => !networks || networks.length === 0 || networks.includes(network),
  )
  if (accounts.length === 0) return null
  return (
    <ul className="social" aria-label={site.t('followUs')}>
      {accounts.map((account) => (
        <li key={account.url}>
          <a href={account.url} rel="noopener">
            <SocialIcon network={account.network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
