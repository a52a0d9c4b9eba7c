/** How blocks are displayed: when they are shown, to whom, and that nothing changes where nothing is said. */
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

const quote = (text: string, display?: object) => ({ blockType: 'quote', text, ...(display ? { display } : {}) })

async function publish(site: TestProgram, body: object[], slug = 'side'): Promise<number> {
  const { status, body: answer } = await site.rest('POST', '/api/pages', {
    title: slug,
    slug,
    body,
    _status: 'published',
  })
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.doc?.id ?? 0
}

const inMilliseconds = (offset: number) => new Date(Date.now() + offset).toISOString()
const day = 24 * 60 * 60_000

test('a block appears and disappears at its moments on a page that is kept', async () => {
  await using site = await openProgram()
  const moment = inMilliseconds(4000)
  await publish(site, [quote('Alltid'), quote('Snart', { from: moment }), quote('Nylig', { until: moment })])
  const before = (await site.get('/side')).text
  expect(before).toMatch(/Alltid.*Nylig/s)
  expect(before).not.toContain('Snart')
  await expect.poll(async () => (await site.get('/side')).text.includes('Snart'), { timeout: 20_000 }).toBe(true)
  expect((await site.get('/side')).text).not.toContain('Nylig')
})

test('what is not shown yet is not found either, and is once it is shown, though its page was never opened', async () => {
  await using site = await openProgram()
  const moment = inMilliseconds(8000)
  await publish(site, [quote('Alltid'), quote('Vintersalg', { from: moment })])
  expect((await site.get('/sok?search_Query=vintersalg')).text).not.toContain('href="/side"')
  await expect
    .poll(async () => (await site.get('/sok?search_Query=vintersalg')).text.includes('href="/side"'), {
      timeout: 20_000,
    })
    .toBe(true)
})

test('the period of a reusable block on a page is that of what it brings', async () => {
  await using site = await openProgram()
  const reusable = await site.rest('POST', '/api/reusableBlocks', {
    name: 'Løfte',
    body: [quote('Ti års garanti')],
    _status: 'published',
  })
  const block = { blockType: 'reusable', reusable: reusable.body.doc?.id }
  await publish(site, [{ ...block, display: { from: inMilliseconds(day) } }], 'venter')
  await publish(site, [{ ...block, display: { audience: 'members' } }], 'medlemmer')
  expect((await site.get('/venter')).text).not.toContain('Ti års garanti')
  expect((await site.get('/sok?search_Query=garanti')).text).not.toContain('href="/venter"')
  expect((await site.get('/medlemmer')).text).toMatch(/class="block block-quote for-members"/)
})

test('what is brought from elsewhere is found while both the block and what it brings are shown', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/deliveryTerms', { content: paragraphs('Fraktfritt'), _status: 'published' })
  const terms = (display?: object) => ({ blockType: 'deliveryTerms', ...(display ? { display } : {}) })
  await publish(site, [terms({ from: inMilliseconds(day) })], 'skjult')
  await publish(site, [terms()], 'synlig')
  const found = async (word: string) => (await site.get(`/sok?search_Query=${word}`)).text
  expect(await found('fraktfritt')).toContain('href="/synlig"')
  expect(await found('fraktfritt')).not.toContain('href="/skjult"')

  const moment = inMilliseconds(8000)
  const reusable = await site.rest('POST', '/api/reusableBlocks', {
    name: 'Salg',
    body: [quote('Ordinær'), quote('Romjulssalg', { from: moment })],
    _status: 'published',
  })
  await publish(site, [{ blockType: 'reusable', reusable: reusable.body.doc?.id }], 'desember')
  expect(await found('romjulssalg')).not.toContain('href="/desember"')
  expect(await found('ordinær')).toContain('href="/desember"')
  await expect
    .poll(async () => (await found('romjulssalg')).includes('href="/desember"'), { timeout: 20_000 })
    .toBe(true)
})

test('a block that ends before it begins is refused, with the reason', async () => {
  await using site = await openProgram()
  const display = { from: inMilliseconds(2 * day), until: inMilliseconds(day) }
  const { status, body } = await site.rest('POST', '/api/pages', {
    title: 'Side',
    slug: 'side',
    body: [quote('Ord', display)],
    _status: 'published',
  })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors).toEqual([expect.objectContaining({ path: 'body.0.display.until' })])
})

test('a page whose blocks say nothing is byte for byte the same as one whose fields were saved as they are offered', async () => {
  await using site = await openProgram()
  const id = await publish(site, [quote('Ord')])
  const before = (await site.get('/side')).text
  expect(before).toContain('<section class="block block-quote">')
  const standard = { width: 'standard', background: 'none', spacing: 'standard', device: 'all', audience: 'all' }
  await site.rest('PATCH', `/api/pages/${id}`, { body: [quote('Ord', standard)], _status: 'published' })
  expect((await site.get('/side')).text).toBe(before)
  await site.rest('PATCH', `/api/pages/${id}`, {
    body: [quote('Ord', { ...standard, background: 'surface' })],
    _status: 'published',
  })
  expect((await site.get('/side')).text).toContain('<section class="block block-quote block-surface">')
})
