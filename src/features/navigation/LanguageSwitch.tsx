import { localeNames } from '../../lib/locales'
import type { PageMeta } from '../../web/meta'
import type { Site } from '../../web/site'

/** Leads to this page in the other languages, or to their front page where it is not translated. */
export function LanguageSwitch({ site, meta }: { site: Site; meta: Pick<PageMeta, 'path' | 'languages'> }) {
  const others = site.languages.filter((language) => language !== site.locale)
  if (others.length === 0) return null
  return (
    <ul className="language-switch" aria-label={site.t('language')}>
      {others.map((language) => {
        const path = meta.path !== undefined && meta.languages?.includes(language) ? meta.path : '/'
        return (
          <li key={language}>
            <a lang={language} hrefLang={language} href={site.href(path, language)}>
              {localeNames[language]}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
