/** The bar above every page: logo, menu, language. Works without script: links and `details`. */
import { localeNames } from '../../content/locales'
import type { Navigation } from '../../content/types'
import { type ResolvedLink, resolveLink } from '../../site/links'
import { fileAddress } from '../../site/media'
import type { Site } from '../../site/site'

export function Header({ site, navigation, path }: { site: Site; navigation: Navigation; path: string }) {
  return (
    <header className="site-header">
      <div className="site-header-inner wide">
        <a className="site-logo" href={site.href('/')}>
          <Logo site={site} />
        </a>
        <details className="site-menu">
          <summary className="menu-toggle">{site.t('menu')}</summary>
          <nav aria-label={site.t('mainMenu')}>
            <ul className="menu">
              {navigation.items?.map((item) => {
                const link = item.blockType === 'link' ? resolveLink(item, site) : undefined
                return link ? (
                  <li key={item.id}>
                    <MenuLink link={link} path={path} />
                  </li>
                ) : null
              })}
            </ul>
            <LanguageSwitch site={site} path={path} />
          </nav>
        </details>
      </div>
    </header>
  )
}

function Logo({ site }: { site: Site }) {
  const { logo, logoDark, name } = site.settings
  const light = typeof logo === 'object' && logo ? logo : null
  const dark = typeof logoDark === 'object' && logoDark ? logoDark : light

  if (!light || !dark) return <span className="site-name">{name}</span>
  const size = (media: typeof light) => ({ width: media.width ?? undefined, height: media.height ?? undefined })
  return (
    <>
      <img className="logo-light" src={fileAddress(light)} alt={name} {...size(light)} />
      <img className="logo-dark" src={fileAddress(dark)} alt={name} {...size(dark)} />
    </>
  )
}

function MenuLink({ link, path }: { link: ResolvedLink; path: string }) {
  return (
    <a
      href={link.href}
      aria-current={link.href === path ? 'page' : undefined}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener' : undefined}
    >
      {link.label}
    </a>
  )
}

/** Leads to this page in the other languages, or to their front page where it is not translated. */
function LanguageSwitch({ site, path }: { site: Site; path: string }) {
  const others = site.languages.filter((language) => language !== site.locale)
  if (others.length === 0) return null
  const bare = site.locale === 'nb' ? path : path.replace(new RegExp(`^/${site.locale}(?=/|$)`), '') || '/'
  const id = site.tree.idAt(bare)
  return (
    <ul className="language-switch" aria-label={site.t('language')}>
      {others.map((language) => {
        const translated = id !== undefined && site.tree.node(id)?.title[language] !== undefined
        return (
          <li key={language}>
            <a lang={language} hrefLang={language} href={site.href(translated ? bare : '/', language)}>
              {localeNames[language]}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
