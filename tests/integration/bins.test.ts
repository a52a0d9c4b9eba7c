/** Bins: what is deleted is gone for visitors at once, and comes back exactly as it was. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readReceivers } from '../../src/features/dealers'
import { emptyBins } from '../../src/features/deletion/emptying'
import { isInProgram } from '../support/collections'
import { dealerData } from '../support/dealers'
import { colleague } from '../support/editors'
import { siteWithDealers } from '../support/orders'
import { faultOf, openProgram, type TestProgram } from '../support/program'

const DAY = 24 * 60 * 60 * 1000

/** Without a bin, and why (docs/decisions/046). */
const withoutBin: Readonly<Record<string, readonly string[]>> = {
  'people: erasing must be erasing': [
    'formSubmissions',
    'formFiles',
    'members',
    'memberPasskeys',
    'users',
    'subscribers',
    'subscriptions',
    'pendingActivations',
    'orderRequests',
    'orderEvents',
    'orderFiles',
    'emails',
    'smsMessages',
    'smsInbound',
    'imports',
    'importRows',
    'staffSessions',
    'staffPasskeys',
    'staffCodes',
    'staffRecoveryCodes',
    'staffIdentities',
    'documentEdits',
    'refusedSaves',
    'comments',
    'commentNotices',
    'approvalRequests',
  ],
  'evidence and logs: nobody deletes them': [
    'consentEvents',
    'consentWordings',
    'suppressedNumbers',
    'consentChoices',
    'choiceWordings',
    'accessLog',
    'privacyRuns',
  ],
  'a shelf and a filter: what they show stays': ['folders', 'savedViews'],
  'the program’s own: nobody writes them': [
    'postcodes',
    'newsletterCounters',
    'campaignLinks',
    'smsQueues',
    'smsPace',
    'smsGateways',
    'forwardedHits',
    'forwardedVisits',
    'forwardingStates',
    'analyticsEvents',
    'analyticsCounts',
    'analyticsVisitors',
    'analyticsSalts',
    'insightSamples',
    'fileTexts',
    'missedAddresses',
    'deadLinks',
    'cdnPurges',
    'indexNowChanges',
    'payload-preferences',
    'payload-jobs',
    'payload-kv',
    'payload-migrations',
  ],
}

const published = { _status: 'published' }

async function picture(site: TestProgram, name: string) {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  return site.payload.create({
    collection: 'media',
    data: { alt: name },
    file: { data: bytes, mimetype: 'image/png', name: `${name}.png`, size: bytes.length },
  })
}

async function created(site: TestProgram, collection: string, doc: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, doc)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const article = (site: TestProgram, fields: object = {}) =>
  created(site, 'articles', { name: 'Varde', number: 'EV-1', price: 1000, ...published, ...fields })
const page = (site: TestProgram, slug: string, ...body: object[]) =>
  created(site, 'pages', { title: slug, slug, body, ...published })

interface Case {
  id: number
  /** Addresses by which visitors meet it, each with what shows it there; null: that the address answers. */
  ways: readonly (readonly [path: string, shows: string | null])[]
}

const cases: Readonly<Record<string, (site: TestProgram) => Promise<Case>>> = {
  async pages(site) {
    const id = await page(site, 'sommerhytta', { blockType: 'quote', text: 'Utedass' })
    await page(site, 'andre', {
      blockType: 'callToAction',
      heading: 'Se',
      links: [{ label: 'Til den', type: 'page', page: id }],
    })
    return {
      id,
      ways: [
        ['/sommerhytta', null],
        ['/sitemap.xml', '/sommerhytta<'],
        ['/sok?search_Query=sommerhytta', 'href="/sommerhytta"'],
        ['/andre', 'href="/sommerhytta"'],
        [`/api/pages/${id}`, null],
        ['/api/pages', '"sommerhytta"'],
      ],
    }
  },
  async articles(site) {
    const id = await article(site)
    return {
      id,
      ways: [
        ['/artikler/varde', null],
        ['/artikler', 'EV-1'],
        ['/sitemap.xml', '/artikler/varde<'],
        ['/sok?search_Query=varde', '/artikler/varde'],
        ['/sok/forslag?search_Query=varde', '/artikler/varde'],
        [`/api/articles/${id}`, null],
        ['/api/articles', '"EV-1"'],
      ],
    }
  },
  async articleGroups(site) {
    const id = await created(site, 'articleGroups', { name: 'Vedovner' })
    await article(site, { group: id })
    return {
      id,
      ways: [
        ['/artikler', 'Vedovner'],
        ['/artikler/gruppe/vedovner', null],
        ['/sitemap.xml', 'vedovner'],
        ['/api/articleGroups', 'Vedovner'],
      ],
    }
  },
  async productLines(site) {
    const id = await created(site, 'productLines', { name: 'Kleberlinjen' })
    const other = await created(site, 'productLines', { name: 'Jernlinjen' })
    await article(site, { productLine: id })
    await article(site, { name: 'Annen', number: 'EV-2', productLine: other })
    return {
      id,
      ways: [
        ['/artikler', 'Kleberlinjen'],
        ['/api/productLines', 'Kleberlinjen'],
      ],
    }
  },
  async specifications(site) {
    const id = await created(site, 'specifications', { name: 'Varmeeffekt', kind: 'number', filterable: true })
    await article(site, { specifications: [{ specification: id, value: '7' }] })
    return {
      id,
      ways: [
        ['/artikler/varde', 'Varmeeffekt'],
        ['/artikler', 'Varmeeffekt'],
        ['/api/specifications', 'Varmeeffekt'],
      ],
    }
  },
  async posts(site) {
    const id = await created(site, 'posts', { title: 'Klebersteinen', date: '2026-05-02', _status: 'published' })
    await created(site, 'posts', { title: 'En annen', date: '2026-05-01', _status: 'published' })
    await page(site, 'nyheter', { blockType: 'posts', heading: 'Aktuelt', source: 'newest', limit: 2, layout: 'grid' })
    return {
      id,
      ways: [
        ['/aktuelt/klebersteinen', null],
        ['/aktuelt', 'Klebersteinen'],
        ['/nyheter', 'Klebersteinen'],
        ['/aktuelt/rss.xml', 'Klebersteinen'],
        ['/sitemap.xml', 'klebersteinen'],
        ['/sok?search_Query=klebersteinen', '/aktuelt/klebersteinen'],
        [`/api/posts/${id}`, null],
        ['/api/posts', 'Klebersteinen'],
      ],
    }
  },
  async events(site) {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const id = await created(site, 'events', { title: 'Peisvisning', startsAt, _status: 'published' })
    await created(site, 'events', { title: 'En annen', startsAt, _status: 'published' })
    await page(site, 'kommer', { blockType: 'events', heading: 'Kommer', limit: 2 })
    return {
      id,
      ways: [
        ['/arrangementer/peisvisning', null],
        ['/arrangementer', 'Peisvisning'],
        ['/kommer', 'Peisvisning'],
        ['/arrangementer/alle/kalender.ics', 'Peisvisning'],
        ['/arrangementer/peisvisning/kalender.ics', null],
        ['/sitemap.xml', 'peisvisning'],
        ['/sok?search_Query=peisvisning', '/arrangementer/peisvisning'],
        [`/api/events/${id}`, null],
        ['/api/events', 'Peisvisning'],
      ],
    }
  },
  async postCategories(site) {
    const id = await created(site, 'postCategories', { name: 'Verkstedet' })
    await created(site, 'posts', { title: 'Ny ovn', date: '2026-05-02', category: id, _status: 'published' })
    return {
      id,
      ways: [
        ['/aktuelt', 'Verkstedet'],
        ['/aktuelt/kategori/verkstedet/rss.xml', null],
        ['/api/postCategories', 'Verkstedet'],
      ],
    }
  },
  async services(site) {
    const id = await created(site, 'services', { name: 'Pipemontering' })
    await created(site, 'dealers', dealerData({ services: [id] }))
    return {
      id,
      ways: [
        ['/finn-forhandler', 'Pipemontering'],
        ['/finn-forhandler/ved-og-varme', 'Pipemontering'],
        ['/api/services', 'Pipemontering'],
      ],
    }
  },
  async dealers(site) {
    const id = await created(site, 'dealers', dealerData())
    return {
      id,
      ways: [
        ['/finn-forhandler/ved-og-varme', null],
        ['/finn-forhandler?sted=9008', '/finn-forhandler/ved-og-varme'],
        ['/sok?search_Query=ved+og+varme', '/finn-forhandler/ved-og-varme'],
        ['/sitemap.xml', 'ved-og-varme'],
        [`/api/dealers/${id}`, null],
        ['/api/dealers', 'Ved og Varme'],
      ],
    }
  },
  async reusableBlocks(site) {
    const id = await created(site, 'reusableBlocks', {
      name: 'Løfte',
      body: [{ blockType: 'quote', text: 'Garantiløftet' }],
      ...published,
    })
    await page(site, 'garanti', { blockType: 'reusable', reusable: id })
    return {
      id,
      ways: [
        ['/garanti', 'Garantiløftet'],
        ['/sok?search_Query=garantiløftet', 'href="/garanti"'],
        [`/api/reusableBlocks/${id}`, null],
      ],
    }
  },
  async forms(site) {
    const id = await created(site, 'forms', {
      name: 'Befaring',
      fields: [{ kind: 'text', label: 'Ildstedets alder' }],
      ...published,
    })
    await page(site, 'befaring', { blockType: 'form', form: id, heading: 'Be om befaring' })
    return {
      id,
      ways: [
        ['/befaring', 'Ildstedets alder'],
        ['/sok?search_Query=ildstedets', 'href="/befaring"'],
        [`/api/forms/${id}`, null],
      ],
    }
  },
  async media(site) {
    const { id, filename, sizes } = await picture(site, 'stua')
    await page(site, 'bilder', { blockType: 'hero', layout: 'split', heading: 'Hei', picture: id })
    await article(site, { picture: id })
    await site.rest('POST', '/api/globals/site', { logo: id })
    return {
      id,
      ways: [
        ['/bilder', 'stua-'],
        ['/artikler', 'stua-'],
        ['/artikler/varde', 'stua-'],
        [`/media/${filename}`, null],
        [`/media/${sizes?.w480?.filename}?v=1`, null],
        [`/api/media/file/${filename}`, null],
        [`/api/media/${id}`, null],
        ['/api/media', 'stua.png'],
      ],
    }
  },
  async files(site) {
    const data = Buffer.from('navn;pris\n')
    const { id, filename } = await site.payload.create({
      collection: 'files',
      data: { title: 'Prisliste' },
      file: { data, mimetype: 'text/csv', name: 'prisliste.csv', size: data.length },
    })
    await page(site, 'last-ned', { blockType: 'fileList', files: [{ file: id }] })
    await article(site, { documents: [id] })
    return {
      id,
      ways: [
        ['/last-ned', 'prisliste.csv'],
        ['/artikler/varde', 'prisliste.csv'],
        [`/media/${filename}`, null],
        ['/api/files', 'prisliste.csv'],
      ],
    }
  },
  // Visitors meet the documents that it holds, not the release.
  async releases(site) {
    const held = await page(site, 'utgitt')
    const documents = [{ relationTo: 'pages', value: held }]
    return { id: await created(site, 'releases', { title: 'Vinteren', documents, _status: 'draft' }), ways: [] }
  },
  async redirects(site) {
    const id = await created(site, 'redirects', { from: '/gammel', type: 'address', url: '/ny' })
    return { id, ways: [['/gammel', null]] }
  },
  async subscriberGroups(site) {
    const id = await created(site, 'subscriberGroups', { name: 'Hyttefolk' })
    await created(site, 'subscriberGroups', { name: 'Andre' })
    await page(site, 'nyhetsbrev', { blockType: 'smsNewsletter', heading: 'Få nytt' })
    return {
      id,
      ways: [
        ['/nyhetsbrev', 'Hyttefolk'],
        ['/api/subscriberGroups', 'Hyttefolk'],
      ],
    }
  },
  async campaigns(site) {
    return { id: await created(site, 'campaigns', { name: 'Høst', text: 'Nå er det høst' }), ways: [] }
  },
}

test('every collection has a bin, or a reason why not', async () => {
  await using site = await openProgram()
  const all = Object.values(site.payload.collections).map(({ config }) => config)
  const binned = all.filter(({ trash }) => trash).map(({ slug }) => slug)
  expect([...binned].sort()).toEqual(Object.keys(cases).filter(isInProgram).sort())
  const rest = all.map(({ slug }) => slug as string).filter((slug) => !binned.includes(slug as never))
  expect(rest.sort()).toEqual(Object.values(withoutBin).flat().filter(isInProgram).sort())
})

test.each(Object.keys(cases).filter(isInProgram))(
  '%s: put into the bin they are gone for visitors, restored they are as before',
  async (slug) => {
    await using site = await openProgram()
    const { id, ways } = (await cases[slug]?.(site)) ?? { id: 0, ways: [] }
    const collection = slug as 'pages'
    const meets = () =>
      Promise.all(
        ways.map(async ([path, shows]) => {
          const { status, text } = await site.get(path)
          const decoded = text.replaceAll(/\\u[0-9a-f]{4}/g, (code) =>
            String.fromCharCode(Number.parseInt(code.slice(2), 16)),
          )
          return [path, shows === null ? status < 400 : decoded.includes(shows)]
        }),
      )
    const all = (seen: boolean) => ways.map(([path]) => [path, seen])
    const stored = async () => [
      await site.payload.db.findOne({ collection, where: { id: { equals: id } } }),
      site.payload.collections[collection].config.versions
        ? (await site.payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
        : [],
    ]
    expect(await meets()).toEqual(all(true))
    const before = await stored()

    expect((await site.rest('DELETE', `/api/${slug}/${id}?inUse=delete`)).status).toBe(200)
    expect(await meets()).toEqual(all(false))
    // A stranger gets nothing of the bin, whatever is asked for; staff see it there, with who deleted it.
    const asked = `where[id][equals]=${id}&trash=true`
    expect((await site.get(`/api/${slug}?${asked}`)).text).not.toContain(`"id":${id},`)
    expect((await site.get(`/api/${slug}/${id}?trash=true`)).status).not.toBe(200)
    expect((await site.rest('GET', `/api/${slug}?where[id][equals]=${id}`)).body.docs).toEqual([])
    expect((await site.rest('GET', `/api/${slug}?${asked}&draft=true`)).body.docs).toMatchObject([
      { id, deletedAt: expect.any(String), deletedBy: expect.stringMatching(/./) },
    ])
    expect((await site.rest('PATCH', `/api/${slug}/${id}`, { _status: 'published' })).status).toBe(404)

    expect((await site.rest('PATCH', `/api/${slug}?${asked}`, { deletedAt: null, _status: 'draft' })).status).toBe(200)
    expect(await meets()).toEqual(all(true))
    expect(await stored()).toEqual(before)
  },
)

test('a page with a draft, autosaves and other languages comes back with all of it, and its draft unpublished', async () => {
  await using site = await openProgram()
  const id = await page(site, 'side', { blockType: 'quote', text: 'Publisert' })
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { title: 'Kladd', slug: 'flyttet', _status: 'draft' })
  await site.rest('PATCH', `/api/pages/${id}`, { deletedAt: new Date().toISOString() })
  expect((await site.get('/side')).status).toBe(404)
  expect((await site.get('/side')).text).not.toContain('Publisert')
  const bin = await site.rest('GET', '/api/pages?trash=true&draft=true&where[deletedAt][exists]=true')
  expect(bin.body.docs).toMatchObject([{ id, title: 'Kladd' }])
  await site.rest('PATCH', `/api/pages?trash=true&where[id][in]=${id}`, { deletedAt: null })
  expect((await site.get('/side')).text).toContain('Publisert')
  expect((await site.get('/flyttet')).status).toBe(404)
  expect((await site.payload.findByID({ collection: 'pages', id, draft: true })).title).toBe('Kladd')
})

test('a number and an address of something in the bin are free, and what took them is named when it is restored', async () => {
  await using site = await openProgram()
  const old = await article(site)
  await site.rest('DELETE', `/api/articles/${old}`)
  const fresh = await article(site, { name: 'Varde ny' })
  const restore = (slug: string, id: number, language = 'nb') =>
    site.rest(
      'PATCH',
      `/api/${slug}?trash=true&where[id][equals]=${id}`,
      { deletedAt: null },
      { 'accept-language': language },
    )
  const refused = await restore('articles', old)
  expect([refused.status, faultOf(refused.body)]).toEqual([
    400,
    'Kan ikke gjenopprettes: «EV-1» (Artikkelnummer) er i bruk av «Varde ny» nå. Endre eller slett den først.',
  ])
  expect(faultOf((await restore('articles', old, 'en')).body)).toContain('Cannot be restored: “EV-1” (Article number)')
  await site.rest('PATCH', `/api/articles/${fresh}`, { number: 'EV-2' })
  expect((await restore('articles', old)).status).toBe(200)
  expect((await site.get('/artikler/varde')).text).toContain('EV-1')

  const first = await page(site, 'om-oss')
  await site.rest('DELETE', `/api/pages/${first}`)
  const second = await page(site, 'om-oss')
  expect(faultOf((await restore('pages', first)).body)).toContain('Adressen «/om-oss» er i bruk av siden «om-oss»')
  await site.rest('DELETE', `/api/pages/${second}`)
  expect((await restore('pages', first)).status).toBe(200)
  expect((await site.get('/om-oss')).status).toBe(200)
})

test('a redirect may be made of an address whose old one lies in the bin, which does not come back into a circle', async () => {
  await using site = await openProgram()
  await site.rest(
    'DELETE',
    `/api/redirects/${await created(site, 'redirects', { from: '/a', type: 'address', url: '/b' })}`,
  )
  await created(site, 'redirects', { from: '/a', type: 'address', url: '/c' })
  expect((await site.get('/a')).headers.get('location')).toBe('/c')
  // A circle that was closed meanwhile stays open.
  await created(site, 'redirects', { from: '/b', type: 'address', url: '/a' })
  const binned = await site.rest('PATCH', '/api/redirects?trash=true&where[deletedAt][exists]=true', {
    deletedAt: null,
  })
  expect([binned.status, faultOf(binned.body)]).toEqual([400, expect.stringContaining('går i ring')])
})

test('a page below another is deleted first and restored after it, also when both are chosen at once', async () => {
  await using site = await openProgram()
  const top = await page(site, 'over')
  const below = await created(site, 'pages', { title: 'Under', slug: 'under', parent: top, body: [], ...published })
  const both = `where[id][in]=${top},${below}`
  expect((await site.rest('DELETE', `/api/pages/${top}?inUse=delete`)).status).toBe(409)
  expect((await site.rest('DELETE', `/api/pages?${both}`)).body.docs).toHaveLength(2)
  expect((await site.get('/over/under')).status).toBe(404)
  const alone = await site.rest('PATCH', `/api/pages?trash=true&where[id][equals]=${below}`, { deletedAt: null })
  expect(faultOf(alone.body)).toBe('Siden ligger under «over», som også ligger i papirkurven. Gjenopprett den først.')
  expect((await site.rest('DELETE', `/api/pages/${top}?trash=true`)).status).toBe(409)
  expect((await site.rest('PATCH', `/api/pages?trash=true&${both}`, { deletedAt: null })).body.docs).toHaveLength(2)
  expect((await site.get('/over/under')).status).toBe(200)
})

test('only administrators empty a bin, only what lies there goes for good, and its files with it', async () => {
  await using site = await openProgram()
  await site.payload.create({
    collection: 'users',
    data: { name: 'Ola Dal', email: 'ola@example.com', password: 'rødt murhus ved elva', role: 'editor' },
  })
  const { token } = await site.payload.login({
    collection: 'users',
    data: { email: 'ola@example.com', password: 'rødt murhus ved elva' },
  })
  const asEditor = { authorization: `JWT ${token}` }
  const { id, filename, sizes } = await picture(site, 'stua')
  const kept = (name: string | null | undefined) => existsSync(join(site.settings.dataDir, 'uploads/media', name ?? ''))
  expect((await site.rest('DELETE', `/api/media/${id}?trash=true`)).status).toBe(409)
  expect((await site.rest('DELETE', `/api/media/${id}`, undefined, asEditor)).status).toBe(200)
  expect([kept(filename), kept(sizes?.w480?.filename)]).toEqual([true, true])
  // Staff still see what they may restore.
  const seen = await fetch(`${site.url}/api/media/file/${filename}`, { headers: asEditor })
  expect(seen.status).toBe(200)
  const [binned] = (await site.rest('GET', '/api/media?trash=true')).body.docs ?? []
  expect(binned).toMatchObject({ id, deletedBy: 'Ola Dal' })
  // A new one of the same name does not take the old one's place.
  expect((await picture(site, 'stua')).filename).not.toBe(filename)
  expect((await site.rest('DELETE', `/api/media/${id}?trash=true`, undefined, asEditor)).status).toBe(403)
  expect((await site.rest('DELETE', `/api/media?trash=true&where[id][equals]=${id}`)).status).toBe(200)
  expect([kept(filename), kept(sizes?.w480?.filename)]).toEqual([false, false])
  expect((await site.rest('GET', '/api/media?trash=true&where[deletedAt][exists]=true')).body.docs).toEqual([])

  const { docs } = await site.payload.find({ collection: 'accessLog', sort: 'id', pagination: false })
  expect(docs.filter(({ of }) => of === 'Bilder').map(({ userName, action }) => [userName, action])).toEqual([
    ['Ola Dal', 'binned'],
    [expect.any(String), 'deleted'],
  ])
})

test('what has lain in the bin for thirty days is deleted for good, pages from below, and nothing else', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const top = await page(site, 'over')
  const below = await created(site, 'pages', { title: 'Under', slug: 'under', parent: top, body: [], ...published })
  const stays = await page(site, 'blir')
  const { id, filename } = await picture(site, 'stua')
  await site.rest('DELETE', `/api/pages?where[id][in]=${top},${below}`)
  await site.rest('DELETE', `/api/media/${id}`)
  const now = Date.now()
  const errors: unknown[] = []
  const empty = (days: number) =>
    emptyBins(site.payload, now + days * DAY, { stopped: () => false, onError: (error) => errors.push(error) })
  expect(await empty(29.9)).toBe(0)
  expect(await empty(30.1)).toBe(3)
  expect(errors).toEqual([])
  const left = await site.payload.find({ collection: 'pages', trash: true, depth: 0 })
  expect(left.docs.map((doc) => doc.id)).toEqual([stays])
  expect(
    (await site.payload.db.findVersions({ collection: 'pages', where: { parent: { equals: top } } })).docs,
  ).toEqual([])
  expect(existsSync(join(site.settings.dataDir, 'uploads/media', filename ?? ''))).toBe(false)
})

test('a dealer in the bin gets no requests, and one that is restored does not take back what went on', async () => {
  await using site = await siteWithDealers()
  const request = await site.payload.create({
    collection: 'orderRequests',
    data: {
      number: 'F-1001',
      key: 'key',
      name: 'Kari',
      email: 'kari@example.com',
      phone: '+4741234567',
      postcode: '9008',
      state: 'received',
      routing: 'nearest',
      dealer: site.near,
      lines: [],
      consents: [],
      locale: 'nb',
    },
  } as never)
  // A request about a dealer is no use of it.
  expect((await site.rest('DELETE', `/api/dealers/${site.near}`)).status).toBe(200)
  await expect.poll(async () => (await site.requests())[0]?.dealer).toBe(site.far)
  expect([...(await readReceivers(site.payload, [site.near, site.far])).keys()]).toEqual([site.far])
  await site.rest('PATCH', `/api/dealers?trash=true&where[id][equals]=${site.near}`, { deletedAt: null })
  expect((await site.requests()).map(({ id, dealer }) => [id, dealer])).toEqual([[request.id, site.far]])
})

test('what was scheduled for a page in the bin is not carried out, and stops nothing else', async () => {
  await using site = await openProgram()
  const [binned, other] = [await page(site, 'borte'), await page(site, 'her')]
  const at = new Date(Date.now() + 3000).toISOString()
  for (const id of [binned, other]) await site.rest('POST', `/api/pages/${id}/schedule`, { type: 'unpublish', at })
  await site.rest('DELETE', `/api/pages/${binned}`)
  await expect.poll(async () => (await site.get('/her')).status).toBe(404)
  await site.rest('PATCH', `/api/pages?trash=true&where[id][equals]=${binned}`, { deletedAt: null })
  expect((await site.get('/borte')).status).toBe(200)
})

test('nothing goes to the bin while a colleague has it open, who is named', async () => {
  await using site = await openProgram()
  const id = await page(site, 'hyttesiden', { blockType: 'quote', text: 'Utedass' })
  const kari = { authorization: `JWT ${await colleague(site, 'Kari')}` }
  const sign = { document: `pages:${id}`, window: 'karis' }
  await site.rest('POST', '/api/documentEdits/presence', sign, kari)
  const { status, body } = await site.rest('DELETE', `/api/pages/${id}`)
  expect(status).toBe(423)
  expect(body.errors?.[0]?.message).toContain('Kari redigerer dette nå')
  await site.rest('POST', '/api/documentEdits/presence', { ...sign, leaves: true }, kari)
  expect((await site.rest('DELETE', `/api/pages/${id}`)).status).toBe(200)
})
