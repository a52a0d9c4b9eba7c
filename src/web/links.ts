/** Resolves links that editors made to addresses that a visitor can follow. */

import { isSafeAddress } from '../cms/fields/address'
import { isCollection } from '../cms/linkTargets'
import { relatedId } from '../cms/relatedId'
import type { File as StoredFile } from '../cms/types'
import { listPath } from './chosenPages'
import type { DocumentTarget } from './linkTargets'
import { fileAddress } from './media'
import { isScreen } from './screens'
import type { Site } from './site'

/** A stored link of any block or menu; one to a declared target has its document in the field that is named as its type. */
export interface StoredLink {
  label?: string | null
  type?: string | null
  page?: number | { id: number } | null
  anchor?: string | null
  file?: number | StoredFile | null
  url?: string | null
  newTab?: boolean | null
}

export interface ResolvedLink {
  label: string
  href: string
  newTab: boolean
}

/**
 * The link's address; undefined where it has no target (an unpublished page, a deleted file), and then it is not
 * rendered.
 */
export function resolveLink(link: StoredLink | null | undefined, site: Site): ResolvedLink | undefined {
  if (!link?.label) return undefined
  const href = addressOf(link, site)
  return href === undefined ? undefined : { label: link.label, href, newTab: link.newTab === true }
}

function addressOf(link: StoredLink, site: Site): string | undefined {
  switch (link.type) {
    case 'address':
      return link.url && isSafeAddress(link.url) ? inLanguage(link.url, site) : undefined
    case 'file':
      return typeof link.file === 'object' && link.file ? fileAddress(link.file) : undefined
    case 'none':
      return undefined
    default: {
      const target = site.linkTargets.find(({ type }) => type === link.type)
      if (target)
        return isCollection(target)
          ? targetHref(target, (link as Readonly<Record<string, unknown>>)[target.type], site)
          : site.href(target.path(site))
      const href = hrefOf(link.page, site)
      return href && link.anchor ? `${href}#${link.anchor}` : href
    }
  }
}

/** Address of a document that links or texts lead to; undefined where it is not filled in, since it is not published. */
export function targetHref(target: DocumentTarget, document: unknown, site: Site): string | undefined {
  return isAddressed(document) ? site.href(target.path(document, site)) : undefined
}

const isAddressed = (value: unknown): value is { slug: string } =>
  typeof value === 'object' && value !== null && 'slug' in value && typeof value.slug === 'string'

/** The program's own pages and lists exist in every language; other addresses are used as written. */
function inLanguage(url: string, site: Site): string {
  const lists = site.listPages.map((list) => listPath(list, site))
  const isOwn = isScreen(url, site.screens) || lists.some((list) => url === list || url.startsWith(`${list}/`))
  return isOwn ? site.href(url) : url
}

/** Address of a page that editors chose; undefined where none is chosen, or it is not published. */
export function hrefOf(page: number | { id: number } | null | undefined, site: Site): string | undefined {
  const id = relatedId(page)
  return id ? site.pageHref(id) : undefined
}
