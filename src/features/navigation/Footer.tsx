/** The footer: the site's owner, and the footer menu. */
import type { Navigation, Site as Settings } from '../../cms/types'
import { phoneHref } from '../../lib/phoneHref'
import { FOOTER_ID } from '../../web/headingIds'
import { useKeptMarkup } from '../../web/keptMarkup'
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { CONSENT_PATH } from '../consent'
import { SocialLinks } from './SocialLinks'

interface FooterProps {
  site: Site
  navigation: Partial<Navigation>
}

export function Footer({ site, navigation }: FooterProps) {
  const content = useKeptMarkup(
    {
      key: `footer ${site.locale} ${site.consentQuestion ? 'asks' : ''}`,
      from: [navigation, site.settings, site.tree, site.t],
    },
    <Content site={site} navigation={navigation} />,
  )
  return <footer className="site-footer" id={FOOTER_ID} {...content} />
}

/** Rendered once for each language, from the objects and the key that `Footer` names, and from nothing else. */
function Content({ site, navigation }: FooterProps) {
  const { settings } = site
  return (
    <div className="wide site-footer-inner">
      <div className="footer-brand">
        <p className="footer-name">{settings.organisation?.legalName || settings.name}</p>
        {settings.tagline && <p>{settings.tagline}</p>}
        <Organisation settings={settings} site={site} />
        <SocialLinks site={site} />
        {site.consentQuestion && (
          <p className="footer-consent">
            <a href={site.href(CONSENT_PATH)}>{site.t('consentTitle')}</a>
          </p>
        )}
      </div>
      {navigation.footer && navigation.footer.length > 0 && (
        <nav className="footer-menu" aria-label={site.t('footerMenu')}>
          {navigation.footer.map((column) => (
            <div className="footer-column" key={column.id ?? column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links?.map((stored) => {
                  const link = resolveLink(stored, site)
                  return link ? (
                    <li key={stored.id ?? link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ) : null
                })}
              </ul>
            </div>
          ))}
        </nav>
      )}
    </div>
  )
}

function Organisation({ settings, site }: { settings: Settings; site: Site }) {
  const { street, postcode, place, phone, email, organisationNumber } = settings.organisation ?? {}
  const lines = [street, [postcode, place].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {organisationNumber && (
        <span>
          {site.t('organisationNumber')} {organisationNumber}
        </span>
      )}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
