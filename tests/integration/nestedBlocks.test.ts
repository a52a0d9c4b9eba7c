/** Blocks in the rows of others: stored, read, renewed, found, refused and used as those of the page itself. */
import type { Block, FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { hasFeature } from '../support/features'
import { openProgram, type TestProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

const withReusableBlocks = test.skipIf(!hasFeature('reusableBlocks'))

const quote = (text: string) => ({ blockType: 'quote', text })
const columns = (...rows: object[][]) => ({
  blockType: 'columns',
  columns: [...rows, ...(rows.length < 2 ? [[]] : [])].map((blocks) => ({ content: paragraphs('Rad'), blocks })),
})

async function create(site: TestProgram, collection: string, fields: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const publish = (site: TestProgram, slug: string, body: object[]) =>
  create(site, 'pages', { title: slug, slug, body, _status: 'published' })

withReusableBlocks('what a block in a row shows of other documents is read, and the page follows them', async () => {
  await using site = await openProgram()
  const article = await create(site, 'articles', { name: 'Varde', number: '1', price: 100, _status: 'published' })
  const reusable = await create(site, 'reusableBlocks', {
    name: 'Løfte',
    body: [quote('Ti års garanti')],
    _status: 'published',
  })
  const articles = {
    blockType: 'articles',
    heading: 'Ovner',
    source: 'chosen',
    articles: [article],
    layout: 'grid',
    limit: 8,
  }
  const tab = { title: 'Ovner', blocks: [articles] }
  await publish(site, 'side', [{ blockType: 'tabs', tabs: [tab] }, columns([{ blockType: 'reusable', reusable }])])
  const before = (await site.get('/side')).text
  expect(before).toMatch(/class="nested".*class="tile-link"[^>]*>Varde/s)
  expect(before).toContain('Ti års garanti')

  await site.rest('PATCH', `/api/articles/${article}`, { name: 'Skjold', _status: 'published' })
  await site.rest('PATCH', `/api/reusableBlocks/${reusable}`, { body: [quote('Tjue år')], _status: 'published' })
  const after = (await site.get('/side')).text
  expect(after).toMatch(/class="tile-link"[^>]*>Skjold/)
  expect(after).toContain('Tjue år')
})

withReusableBlocks('a page is found by the words in its rows, those of a reusable block among them', async () => {
  await using site = await openProgram()
  const reusable = await create(site, 'reusableBlocks', {
    name: 'Løfte',
    body: [quote('Kleberstein')],
    _status: 'published',
  })
  await publish(site, 'side', [columns([quote('Knitring'), { blockType: 'reusable', reusable }])])
  for (const word of ['knitring', 'kleberstein'])
    expect((await site.get(`/sok?search_Query=${word}`)).text).toContain('href="/side"')
})

test('a block that may not stand in a row is refused there, and nothing is stored', async () => {
  await using site = await openProgram()
  for (const inner of [columns([]), { blockType: 'hero', heading: 'Topp', layout: 'plain' }]) {
    const { status } = await site.rest('POST', '/api/pages', {
      title: 'Side',
      slug: 'side',
      body: [columns([inner])],
      _status: 'published',
    })
    expect(status).toBe(400)
  }
  expect((await site.get('/side')).status).toBe(404)
})

withReusableBlocks('a reusable block offers no block in a row that would bring others', async () => {
  await using site = await openProgram()
  const reusable = await create(site, 'reusableBlocks', { name: 'En', body: [quote('En')], _status: 'published' })
  const { status } = await site.rest('POST', '/api/reusableBlocks', {
    name: 'To',
    body: [columns([{ blockType: 'reusable', reusable }])],
    _status: 'published',
  })
  expect(status).toBe(400)
})

test('a field that is wrong in a row is refused with its place', async () => {
  await using site = await openProgram()
  const { status, body } = await site.rest('POST', '/api/pages', {
    title: 'Side',
    slug: 'side',
    body: [columns([{ blockType: 'quote' }])],
    _status: 'published',
  })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors).toEqual([expect.objectContaining({ path: 'body.0.columns.0.blocks.0.text' })])
})

/** Every block of a field, with those of the fields within. */
function blocksIn(fields: readonly FlattenedField[]): Block[] {
  return fields.flatMap((field) => [
    ...(field.type === 'blocks' && !field.blockReferences ? field.blocks : []),
    ...(field.type === 'blocks' ? field.blocks.flatMap((block) => blocksIn(block.flattenedFields)) : []),
    ...('flattenedFields' in field ? blocksIn(field.flattenedFields) : []),
  ])
}

test('no block of another field has the slug of a content block with other fields', async () => {
  await using site = await openProgram()
  const { collections, globals, blocks = [] } = site.payload.config
  const namesOf = ({ fields }: Pick<Block, 'fields'>) => fields.flatMap((field) => ('name' in field ? field.name : []))
  const shared = new Map(blocks.map((block) => [block.slug, new Set(namesOf(block))]))
  const clashing = [...collections, ...globals]
    .flatMap(({ flattenedFields }) => blocksIn(flattenedFields))
    .filter((block) => shared.has(block.slug) && !namesOf(block).every((name) => shared.get(block.slug)?.has(name)))
  expect(clashing.map(({ slug }) => slug)).toEqual([])
})
