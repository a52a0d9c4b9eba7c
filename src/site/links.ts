/** Links that editors made, as addresses that a visitor can follow. */

import { isSafeAddress } from '../content/fields/address'
import type { File as StoredFile } from '../content/types'
import { fileAddress } from './media'
import type { Site } from './site'

/** A stored link, whichever block or menu it stands in. */
export interface StoredLink {
  label?: string | null
  type?: 'page' | 'file' | 'address' | null
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

/** The link's address; undefined where it leads nowhere (an unpublished page, a deleted file), and then it is not drawn. */
export function resolveLink(link: StoredLink | null | undefined, site: Site): ResolvedLink | undefined {
  if (!link?.label) return undefined
  const href = addressOf(link, site)
  return href === undefined ? undefined : { label: link.label, href, newTab: link.newTab === true }
}

function addressOf(link: StoredLink, site: Site): string | undefined {
  if (link.type === 'address') return link.url && isSafeAddress(link.url) ? link.url : undefined
  if (link.type === 'file') return typeof link.file === 'object' && link.file ? fileAddress(link.file) : undefined
  const id = typeof link.page === 'object' ? link.page?.id : link.page
  const href = id ? site.pageHref(id) : undefined
  return href && link.anchor ? `${href}#${link.anchor}` : href
}
