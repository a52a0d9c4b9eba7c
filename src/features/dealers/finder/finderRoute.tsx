/** The dealer finder, at the page that editors chose for it or at its own address. */

import { withoutSearchOptions } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { drawPublished } from '../../pages'
import { dealerIndex } from '../directory/dealerIndex'
import { chosenFinderId, finderPage } from '../finderPage'
import { tileSource } from '../map/tiles'
import styles from '../styles/finderPage.css?inline'
import { FinderPage } from './FinderPage'
import { findDealers } from './findDealers'
import { questionOf } from './question'
import { asksForPlace, FIELD, finderRequest } from './request'
import { placeLabel, summaryOf } from './summary'

export const finderRoute: PageRoute = {
  name: 'dealers',
  query: Object.values(FIELD),
  matches: (path, places) => path === places.list(finderPage),
  async resolve(request: PageRequest): Promise<PageResult | null> {
    const { path, query, site, reader } = request
    const pageId = chosenFinderId(site)
    const chosen = pageId === undefined ? null : await drawPublished(pageId, request)
    // If the chosen page does not exist in this language, the page route handles it.
    if (pageId !== undefined && !chosen) return null
    const finderQuery = finderRequest(query)
    const [finding, directory, settings] = await Promise.all([
      findDealers(reader, finderQuery),
      reader.index(dealerIndex),
      reader.global('dealerSettings', { depth: 0 }),
    ])
    const { result } = finding
    const title = chosen?.page.title ?? site.t('findDealer')
    const everyone =
      result.kind === 'all' && result.dealers.length > 0
        ? result.dealers
        : (result.kind === 'near' && result.shown.length > 0) || result.kind === 'named'
          ? []
          : [...(finding.onShow?.isShown ? directory.showing(finding.onShow.article.id) : directory).all()]
    const source = tileSource(settings)
    const question = questionOf(finding)
    const isPlain = Object.keys(query).length === 0
    const meta = chosen?.drawn.meta ?? {
      title,
      description: site.t('dealerFinderIntro'),
      path,
      languages: site.languages,
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: title, href: site.href(path) },
      ],
    }
    return {
      kind: 'page',
      pageContext: { finder: true },
      ...(question ? { question } : {}),
      meta: {
        ...(isPlain ? meta : withoutSearchOptions(meta)),
        title: isPlain
          ? title
          : asksForPlace(finderQuery) && result.kind === 'near'
            ? site.t('dealerNearTitle', { place: placeLabel(finding, site) })
            : `${title}: ${summaryOf(finding, site)}`,
        noindex: meta.noindex === true || !isPlain,
      },
      styles: styles + (chosen?.drawn.styles ?? ''),
      // Searches are unbounded, and opening hours change with the clock.
      ...(isPlain ? {} : { kept: 'forTheMinute' }),
      pictureOrigins: [source.origin],
      content: (
        <FinderPage
          title={title}
          finding={finding}
          everyone={everyone}
          source={source}
          site={site}
          body={chosen?.drawn.content}
          bodyHasHeading={chosen?.page.body?.some(({ blockType }) => blockType === 'hero') ?? false}
        />
      ),
    }
  },
}
