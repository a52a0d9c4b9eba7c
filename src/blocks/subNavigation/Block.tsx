import { useContext } from 'react'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import { SectionsContext } from './sections'

export function SubNavigationBlock({ block, site }: BlockProps<'subNavigation'>) {
  const sections = useContext(SectionsContext)
  const link = resolveLink(block.link, site)
  if (sections.length === 0) return null
  return (
    <Enhanced name="subNavigation" when="load" as="div" className="sub-navigation">
      <nav className="wide" aria-label={block.label || site.t('subNavigation')}>
        <ul>
          {sections.map(({ id, name, classes }) => (
            <li key={id} className={classes.join(' ') || undefined}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
        {link && <LinkTo link={link} site={site} className="button sub-navigation-way" />}
      </nav>
    </Enhanced>
  )
}
