/** Menus that were made before items had types are still there after the update. */
import { expect, test } from 'vitest'
import * as postgres from '../../src/content/migrations/postgres/20261121_071849_old_menu_removed'
import * as sqlite from '../../src/content/migrations/sqlite/20261121_071848_old_menu_removed'
import { migrateAgain } from '../support/migrations'
import { openProgram } from '../support/program'

test('the old main menu becomes links and dropdowns, in both languages', async () => {
  await using site = await openProgram()
  const page = (await site.rest('POST', '/api/pages', { title: 'Ovner', _status: 'published' })).body.doc?.id
  await site.rest('POST', '/api/globals/navigation', { items: [], _status: 'published' })
  await migrateAgain(site, { postgres, sqlite }, async (run) => {
    await run(
      `INSERT INTO navigation_main (_order, _parent_id, id, type, page_id) SELECT 1, id, 'a', 'page', ${page} FROM navigation`,
    )
    await run(
      `INSERT INTO navigation_main (_order, _parent_id, id, type, url) SELECT 2, id, 'b', 'address', 'https://example.com' FROM navigation`,
    )
    await run(
      `INSERT INTO navigation_main_children (_order, _parent_id, id, type, page_id) VALUES (1, 'a', 'c', 'page', ${page})`,
    )
    for (const [table, parent, locale, label] of [
      ['navigation_main', 'a', 'nb', 'Produkter'],
      ['navigation_main', 'a', 'en', 'Products'],
      ['navigation_main', 'b', 'nb', 'Ute'],
      ['navigation_main_children', 'c', 'nb', 'Ovner'],
    ])
      await run(
        `INSERT INTO ${table}_locales (_parent_id, _locale, label) VALUES ('${parent}', '${locale}', '${label}')`,
      )
  })

  const menu = await site.payload.findGlobal({ slug: 'navigation', locale: 'nb', depth: 0, overrideAccess: false })
  expect(menu.items).toMatchObject([
    {
      blockType: 'dropdown',
      label: 'Produkter',
      page,
      items: [{ blockType: 'link', label: 'Ovner', page }],
    },
    { blockType: 'link', label: 'Ute', type: 'address', url: 'https://example.com' },
  ])
  const english = await site.payload.findGlobal({ slug: 'navigation', locale: 'en', depth: 0, overrideAccess: false })
  expect(english.items?.[0]).toMatchObject({ label: 'Products' })
})
