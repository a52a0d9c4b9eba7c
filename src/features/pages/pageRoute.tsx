/** The route of pages that editors wrote. */

import { Body } from '../../blocks/Body'
import { readBody } from '../../blocks/readBody'
import { bodyStructuredData } from '../../blocks/structuredData'
import { blockStyles } from '../../blocks/styles'
import { PAGES } from '../../cms/linkTargets'
import { relatedId } from '../../cms/relatedId'
import type { Page } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { socialPicture } from '../../web/media'
import { type Crumb, type PageHead, type PreviewKind, searchOptions } from '../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../web/page'
import { FRONT_PAGE } from '../../web/pageTree'
import type { Site } from '../../web/site'
import { pageData } from './pageData'

/** Depth of relations filled in: an embedded page, its blocks' pictures and pages. */
const DEPTH = 3

/** The published page of an id, rendered at its path; null if it is not published, or not in this language. */
export async function drawPublished(id: number, { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>) {
  if (site.tree.node(id)?.title[site.locale] === undefined) return null
  const page = await reader.byId('pages', id, { depth: DEPTH })
  return page ? { page, drawn: await drawPage(page, { path, site, reader }) } : null
}

export const pageRoute: PageRoute = {
  name: 'page',
  matches: () => true,
  async resolve({ path, site, reader }: PageRequest) {
    const id = site.tree.idAt(path)
    const published = id === undefined ? null : await drawPublished(id, { path, site, reader })
    return published?.drawn ?? null
  },
}

/** The path of a draft: below its parent as published, else at the top. */
export function draftPath(page: Page, { tree }: Site): string {
  if (page.slug === FRONT_PAGE) return '/'
  const parent = relatedId(page.parent)
  const above = parent ? (tree.path(parent) ?? '') : ''
  return `${above}/${page.slug}`
}

/** Fields that its head and its address are made of. */
export const headFields = ['title', 'slug', 'parent', 'picture']

/** What search results and shared links show of it. */
export function pageHead(page: Page): PageHead {
  const picture = typeof page.picture === 'object' && page.picture ? socialPicture(page.picture) : undefined
  return {
    title: page.title,
    ...searchOptions(page),
    ...(page.description ? { description: page.description } : {}),
    noindex: page.noindex === true,
    ...(picture ? { picture } : {}),
  }
}

/** A page as visitors see it, or its draft. */
export async function drawPage(
  page: Page,
  { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>,
  preview?: PreviewKind,
): Promise<PageResult> {
  const body = await readBody(page.body, reader, preview ?? { tag: `${PAGES}:${page.id}`, now: Date.now() })
  const node = site.tree.node(page.id)
  return {
    kind: 'page',
    meta: {
      ...pageHead(page),
      path,
      languages: site.languages.filter((language: Locale) => node?.title[language] !== undefined),
      crumbs: crumbsOf(page, site, path),
      jsonLd: [...pageData(page, { site, path }), ...bodyStructuredData(body)],
    },
    styles: blockStyles(body),
    content: <Body body={body} site={site} preview={preview} />,
  }
}

function crumbsOf(page: Page, site: Site, path: string): Crumb[] {
  const home: Crumb = { label: site.t('home'), href: site.href('/') }
  if (path === '/') return [home]
  const above = site.tree.ancestors(page.id).flatMap((node): Crumb[] => {
    const href = site.pageHref(node.id)
    const label = node.title[site.locale] ?? node.title.nb
    return href && label ? [{ label, href }] : []
  })
  return [home, ...above, { label: page.title, href: site.href(path) }]
}
