/** Redirects from old paths. Resolved after all pages, so that a page always wins. */
import { relatedId } from '../../cms/relatedId'
import { listPageId, listPath } from '../../web/chosenPages'
import type { Feature } from '../../web/feature'
import { resolveLink } from '../../web/links'
import type { PageRoute } from '../../web/page'
import { redirects } from './collections'
import { missedAddresses } from './missed/collection'
import { createMissedListener } from './missed/listener'
import { addressesMissed } from './missed/task'
import { startForgettingMissed } from './missed/work'
import { normalisedPath, ruleFor } from './rules'

const redirectRoute: PageRoute = {
  name: 'redirect',
  everyLanguage: true,
  matches: () => true,
  async resolve({ path, site, reader }) {
    // All redirects at once: cached until one changes, so that unknown paths cost no query.
    const all = await reader.find('redirects')
    // An address of one language by itself first; else the same redirect serves every language.
    const [whole, bare] = [normalisedPath(site.path), normalisedPath(path)]
    const redirect = ruleFor(all, [whole, bare])
    const link = resolveLink(redirect ? { ...redirect, label: bare } : undefined, site)
    if (link) return { kind: 'redirect', to: link.href, permanent: redirect?.permanent === true }
    // Documents lie below the page of their list: where that page was, they were too.
    const [, parent = '', last = ''] = /^(.+)\/([^/]+)$/.exec(bare) ?? []
    const moved = all.find(({ from, page }) => from === parent && page)
    const page = relatedId(moved?.page)
    const below = site.listPages
      .map((list) => ({ id: listPageId(list, site), path: listPath(list, site) }))
      .find(({ id }) => id !== undefined && id === page)
    return moved && below
      ? { kind: 'redirect', to: site.href(`${below.path}/${last}`), permanent: moved.permanent === true }
      : null
  },
}

export { REDIRECTS } from './collections'
export { type Addressed, addressedBelow, leaveSlugRedirect, publicSlug, slugRedirects } from './slugRedirects'

export const redirectsFeature: Feature = {
  name: 'redirects',
  collections: [redirects, missedAddresses],
  pages: [redirectRoute],
  missed: createMissedListener,
  work: startForgettingMissed,
  admin: { tasks: [addressesMissed] },
}
