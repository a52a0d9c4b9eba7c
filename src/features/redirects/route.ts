/** What stands at an address that redirects are about. Asked after all pages, so that a page always wins. */
import { isCollection } from '../../cms/linkTargets'
import { relatedId } from '../../cms/relatedId'
import type { Redirect } from '../../cms/types'
import { listPageId, listPath } from '../../web/chosenPages'
import { resolveLink, type StoredLink } from '../../web/links'
import { pageOfNone } from '../../web/NotFound'
import type { PageRequest, PageRoute } from '../../web/page'
import { GONE, normalisedPath, ruleFor } from './rules'

/** With the document that it leads to, where its address is made from what is stored of it. */
async function linkOf(redirect: Redirect, { site, reader }: PageRequest): Promise<StoredLink> {
  const link = { ...redirect, label: redirect.from }
  const target = site.linkTargets.find(({ type }) => type === redirect.type)
  if (!target || !isCollection(target)) return link
  const id = relatedId((redirect as unknown as Record<string, number | null | undefined>)[target.type])
  return { ...link, [target.type]: id ? await reader.byId(target.collection, id, { depth: 0 }) : null }
}

export const redirectRoute: PageRoute = {
  name: 'redirect',
  everyLanguage: true,
  matches: () => true,
  async resolve(request) {
    const { path, site, reader } = request
    // All redirects at once: cached until one changes, so that unknown paths cost no query.
    const all = await reader.find('redirects')
    // An address of one language by itself first; else the same redirect serves every language.
    const [whole, bare] = [normalisedPath(site.path), normalisedPath(path)]
    const redirect = ruleFor(all, [whole, bare])
    if (redirect?.type === GONE) return pageOfNone(410, { site, title: site.t('goneTitle'), text: site.t('goneText') })
    const link = redirect && resolveLink(await linkOf(redirect, request), site)
    if (link) return { kind: 'redirect', to: link.href, permanent: redirect.permanent === true }
    // Documents lie below the page of their list: where that page was, they were too.
    const [, parent = '', last = ''] = /^(.+)\/([^/]+)$/.exec(bare) ?? []
    const moved = all.find(({ from, type, page }) => from === parent && type === 'page' && page)
    const page = relatedId(moved?.page)
    const below = site.listPages
      .map((list) => ({ id: listPageId(list, site), path: listPath(list, site) }))
      .find(({ id }) => id !== undefined && id === page)
    return moved && below
      ? { kind: 'redirect', to: site.href(`${below.path}/${last}`), permanent: moved.permanent === true }
      : null
  },
}
