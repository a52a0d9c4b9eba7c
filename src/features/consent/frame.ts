/** What consent adds around every page: the question and its style rules. Nothing where nothing is asked for. */
import { createElement, type ReactNode } from 'react'
import type { PageMeta } from '../../web/meta'
import type { Site } from '../../web/site'
import { CONSENT_PATH } from './addresses'
import { Banner } from './Banner'
import styles from './styles/banner.css?inline'

export function consentFrame({ site, meta }: { site: Site; meta: PageMeta }): { banner: ReactNode; styles: string } {
  const { consentQuestion } = site
  if (!consentQuestion || consentQuestion.purposes.length === 0) return { banner: null, styles: '' }
  // With the rules there too, the page has the style sheet that all others have.
  if (meta.path === CONSENT_PATH) return { banner: null, styles }
  return { banner: createElement(Banner, { site, consentQuestion }), styles }
}
