/** Resolves links that editors made to addresses that a visitor can follow. */

import { isSafeAddress } from '../cms/fields/address'
import type { LinkType } from '../cms/fields/link'
import type { Article, Event, Post, File as StoredFile } from '../cms/types'
import { fileAddress } from './media'
import { ARTICLES_PATH, isScreen } from './screens'
import type { Site } from './site'

/** Path of the dealer finder where no page is chosen for it (docs/behaviour.md#addresses). */
export const DEALERS_PATH = '/finn-forhandler'

/** Path of the list of posts where no page is chosen for it; posts have their pages below it. */
export const NEWS_PATH = '/aktuelt'

/** The same of the list of events. */
export const EVENTS_PATH = '/arrangementer'

/** A stored link of any block or menu. */
export interface StoredLink {
  label?: string | null
  type?: LinkType | null
  page?: number | { id: number } | null
  anchor?: string | null
  article?: number | Article | null
  post?: number | Pick<Post, 'slug'> | null
  event?: number | Pick<Event, 'slug'> | null
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
    case 'article':
      return typeof link.article === 'object' && link.article ? articleHref(link.article, site) : undefined
    case 'post':
      return typeof link.post === 'object' && link.post ? postHref(link.post, site) : undefined
    case 'event':
      return typeof link.event === 'object' && link.event ? eventHref(link.event, site) : undefined
    case 'dealers':
      return dealersHref(site)
    case 'none':
      return undefined
    default: {
      const href = hrefOf(link.page, site)
      return href && link.anchor ? `${href}#${link.anchor}` : href
    }
  }
}

/** The program's own pages and lists exist in every language; other addresses are used as written. */
function inLanguage(url: string, site: Site): string {
  const lists = [newsPath(site), eventsPath(site)]
  const parents = [dealersPath(site), ...lists]
  const isOwn = isScreen(url) || lists.includes(url) || parents.some((parent) => url.startsWith(`${parent}/`))
  return isOwn ? site.href(url) : url
}

/** Address of a page that editors chose; undefined where none is chosen, or it is not published. */
export function hrefOf(page: number | { id: number } | null | undefined, site: Site): string | undefined {
  const id = typeof page === 'object' ? page?.id : page
  return id ? site.pageHref(id) : undefined
}

export function articleHref(article: Pick<Article, 'slug'>, site: Site): string {
  return site.href(`${ARTICLES_PATH}/${article.slug}`)
}

export type Places = Pick<Site, 'settings' | 'tree'>

/** Id of a chosen page; undefined where none is chosen, or it is not published. */
function publishedId(page: number | { id: number } | null | undefined, { tree }: Places): number | undefined {
  const id = typeof page === 'object' ? page?.id : page
  return id && tree.path(id) !== undefined ? id : undefined
}

const pathOf = (id: number | undefined, { tree }: Places) => (id === undefined ? undefined : tree.path(id))

/** The page that the editors chose for the dealer finder; undefined where there is none, or it is not published. */
export const dealerPageId = (site: Places): number | undefined => publishedId(site.settings.dealerPage, site)

/** Path of the dealer finder, without the language's prefix; dealers have their pages below it. */
export const dealersPath = (site: Places): string => pathOf(dealerPageId(site), site) ?? DEALERS_PATH

export const dealersHref = (site: Site): string => site.href(dealersPath(site))

/** The page that the editors chose for the list of posts, else one at its default path; undefined without either. */
export const newsPageId = (site: Places): number | undefined =>
  publishedId(site.settings.newsPage, site) ?? site.tree.idAt(NEWS_PATH)

/** Path of the list of posts, without the language's prefix. */
export const newsPath = (site: Places): string => pathOf(newsPageId(site), site) ?? NEWS_PATH

/** The same for the list of events. */
export const eventsPageId = (site: Places): number | undefined =>
  publishedId(site.settings.eventsPage, site) ?? site.tree.idAt(EVENTS_PATH)

export const eventsPath = (site: Places): string => pathOf(eventsPageId(site), site) ?? EVENTS_PATH

export const postPath = ({ slug }: Pick<Post, 'slug'>, site: Places): string => `${newsPath(site)}/${slug}`

export const postHref = (post: Pick<Post, 'slug'>, site: Site): string => site.href(postPath(post, site))

export const eventPath = ({ slug }: Pick<Event, 'slug'>, site: Places): string => `${eventsPath(site)}/${slug}`

export const eventHref = (event: Pick<Event, 'slug'>, site: Site): string => site.href(eventPath(event, site))
