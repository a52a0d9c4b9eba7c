import type { ReactNode } from 'react'
import type { Site } from './site'

/** Wrapper of a table: it scrolls sideways, by touch and by keyboard, so that the page never does. */
export function TableRegion({ site, name, children }: { site: Site; name?: string | undefined; children: ReactNode }) {
  const label = site.t('tableScroll')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section here would look like a part of the text.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop it cannot be scrolled by keyboard.
    <div className="table-region" role="region" tabIndex={0} aria-label={name ? `${name} – ${label}` : label}>
      {children}
    </div>
  )
}
