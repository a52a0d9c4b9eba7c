import { expect, test } from 'vitest'
import { placeBlocks } from '../../../../blocks/readBody'
import type { Page } from '../../../../cms/types'
import { contentBlocks } from '../../../../program'
import type { BlockOf, PageBlock } from '../../../../web/contentBlock'

const quote = (text: string, anchor?: string): BlockOf<'quote'> => ({
  blockType: 'quote',
  text,
  anchor: anchor ?? null,
})
const hero: BlockOf<'hero'> = { blockType: 'hero', heading: 'Topp', layout: 'plain' }

function page(...body: PageBlock[]): Page {
  return { id: 2, title: 'Side', slug: 'side', schemaType: 'WebPage', createdAt: '', updatedAt: '', body }
}

const shown = (blocks: readonly PageBlock[]) => placeBlocks(blocks, contentBlocks).map(({ block }) => block)

const embedded = (page: number | Page, anchor?: string): BlockOf<'embeddedPage'> => ({
  blockType: 'embeddedPage',
  page,
  anchor: anchor ?? null,
})

test('the blocks of the other page stand where it is embedded, without its hero', () => {
  const blocks = [quote('før'), embedded(page(hero, quote('a'), quote('b'))), quote('etter')]
  expect(shown(blocks)).toEqual([quote('før'), quote('a'), quote('b'), quote('etter')])
})

test('with an anchor only that block is shown, and none where it is gone', () => {
  const other = page(quote('a', 'en'), quote('b', 'to'))
  expect(shown([embedded(other, 'to')])).toEqual([quote('b', 'to')])
  expect(shown([embedded(other, 'tre')])).toEqual([])
})

test('pages that embed each other have an end', () => {
  const one = page(quote('a'))
  one.body?.push(embedded(one))
  expect(shown([embedded(one)])).toEqual([quote('a')])
})

test('a page that is not published gives nothing', () => {
  expect(shown([embedded(2)])).toEqual([])
  expect(shown([embedded({ ...page(), body: null })])).toEqual([])
})
