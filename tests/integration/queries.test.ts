import { expect, test } from 'vitest'
import { CollectionIndexes } from '../../src/cms/collectionIndex'
import { createDocumentMemory } from '../../src/cms/reader'
import { program } from '../../src/program'
import { createRenderer, type RenderedPage } from '../../src/web/render'
import { dealerData } from '../support/dealers'
import { openProgram } from '../support/program'

/** Reads of the site itself: settings, theme, texts, menus, how prices are said in them, the tree of pages, whether
 * it counts, and what visitors are asked for. */
const SITE = 8

test('each kind of page costs a known number of reads, and none once its documents are remembered', async () => {
  await using site = await openProgram()
  const top = (await site.rest('POST', '/api/pages', { title: 'Produkter', _status: 'published' })).body.doc?.id
  await site.rest('POST', '/api/pages', {
    title: 'Ovner',
    parent: top,
    _status: 'published',
    body: [{ blockType: 'hero', heading: 'Ovner', layout: 'plain' }],
  })
  await site.rest('POST', '/api/articles', { name: 'Varde 8', number: 'EV-1008', _status: 'published' })
  await site.rest('POST', '/api/dealers', dealerData())
  await site.rest('POST', '/api/articleGroups', { name: 'Ovner' })
  const frame = program.find((feature) => feature.frame)?.frame
  if (!frame) throw new Error('no frame')
  const renderer = () =>
    createRenderer({
      payload: site.payload,
      routes: program.flatMap((feature) => feature.pages ?? []),
      frame,
      assets: () => ({
        styles: '',
        scripts: [],
        previewScript: '',
        lightbox: '',
        islands: { runtime: '', chunk: (name) => name },
      }),
      siteUrl: site.url,
      memory: createDocumentMemory(),
      indexes: new CollectionIndexes(site.payload),
      isTracking: program.find((feature) => feature.isTracking)?.isTracking,
    })
  const reads = async (path: string, query: Record<string, string> = {}) => {
    const fresh = renderer()
    const [cold, warm] = [await fresh.renderPath(path, query), await fresh.renderPath(path, query)] as RenderedPage[]
    return [cold?.queries, warm?.queries]
  }
  expect({
    page: await reads('/produkter'),
    below: await reads('/produkter/ovner'),
    article: await reads('/artikler/varde-8'),
    articles: await reads('/artikler'),
    group: await reads('/artikler/gruppe/ovner', { sortering: 'pris', 'egenskap.farge': 'svart' }),
    noArticle: await reads('/artikler/finnes-ikke'),
    search: await reads('/sok', { search_Query: 'ovn' }),
    finder: await reads('/finn-forhandler'),
    found: await reads('/finn-forhandler', { sted: '9008', tjeneste: 'montering' }),
    dealer: await reads('/finn-forhandler/ved-og-varme'),
    notFound: await reads('/finnes-ikke'),
  }).toEqual({
    page: [SITE + 1, 0],
    below: [SITE + 1, 0],
    // Where it is found, what it says, its groups, its specifications, and its variants.
    article: [SITE + 5, 0],
    // Groups, product lines and specifications; the articles themselves are in memory.
    articles: [SITE + 3, 0],
    group: [SITE + 3, 0],
    // Names that lead nowhere are endless: that there is no such article is asked each time.
    noArticle: [SITE + 1, 1],
    // And the settings of search.
    search: [SITE + 1, 0],
    // Services, product lines and settings; the dealers themselves are in memory.
    finder: [SITE + 3, 0],
    found: [SITE + 3, 0],
    dealer: [SITE + 4, 0],
    notFound: [SITE, 0],
  })
})
