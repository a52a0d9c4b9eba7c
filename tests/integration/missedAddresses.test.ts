/** Addresses that visitors open in vain are counted, until they lead somewhere. */
import { expect, test } from 'vitest'
import { deleteFoundAddresses } from '../../src/features/redirects/missed/store'
import { openProgram, type TestProgram } from '../support/program'

const opened = { 'sec-fetch-dest': 'document' }

async function missedOf(site: TestProgram): Promise<Record<string, unknown>[]> {
  const { body } = await site.rest('GET', '/api/missedAddresses?sort=address')
  return (body.docs ?? []) as unknown as Record<string, unknown>[]
}

test('what browsers open in vain is counted by its address, and nothing else', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Kjent', slug: 'kjent', _status: 'published' })
  const own = { ...opened, referer: `${site.url}/kjent?fra=meny` }
  for (const [path, headers] of [
    ['/produkt/Ovn?utm_source=brev', { ...opened, referer: 'https://blogg.example.com/om/ovner' }],
    ['/produkt/ovn', opened],
    ['/en/old-page', own],
    ['/artikler/utgått', opened],
    // There are pages, or a browser does not open it, or it holds somebody's address.
    ['/kjent', opened],
    ['/bilde.jpg', { 'sec-fetch-dest': 'image' }],
    ['/wp-login.php', {}],
    ['/hei/kari@example.com', opened],
  ] as const)
    await site.get(path, headers)

  await expect
    .poll(() => missedOf(site), { timeout: 60_000 })
    .toMatchObject([
      { address: '/artikler/utgått', hits: 1 },
      { address: '/en/old-page', hits: 1, linkedFrom: '/kjent' },
      { address: '/produkt/ovn', hits: 2, linkedFrom: 'blogg.example.com' },
    ])

  await site.get('/produkt/ovn', opened)
  await expect.poll(async () => (await missedOf(site)).map(({ hits }) => hits), { timeout: 60_000 }).toEqual([1, 1, 3])
  const visitor = await site.get('/api/missedAddresses')
  expect(visitor.status).toBe(403)
})

test('an address leaves the list when it gets a redirect or a page, and when nobody has opened it for long', async () => {
  await using site = await openProgram()
  for (const path of ['/gammel', '/kommer', '/glemt', '/under/en', '/under/to/tre']) await site.get(path, opened)
  await expect.poll(async () => (await missedOf(site)).length, { timeout: 60_000 }).toBe(5)
  await site.rest('POST', '/api/redirects', { from: '/Gammel/', type: 'address', url: '/' })
  await site.rest('POST', '/api/redirects', { from: '/under/*', type: 'address', url: '/' })
  expect((await missedOf(site)).map(({ address }) => address)).toEqual(['/glemt', '/kommer'])

  await site.rest('POST', '/api/pages', { title: 'Kommer', slug: 'kommer', _status: 'published' })
  const pageExists = async (path: string) => (await site.get(path)).status === 200
  await deleteFoundAddresses(site.payload, pageExists, Date.now())
  expect((await missedOf(site)).map(({ address }) => address)).toEqual(['/glemt'])
  const later = Date.now() + 91 * 24 * 60 * 60 * 1000
  await deleteFoundAddresses(site.payload, pageExists, later)
  expect(await missedOf(site)).toEqual([])
})
