/** Articles side by side: what is shown, what differs, and that links alone are enough. */
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

async function withArticles(site: TestProgram): Promise<void> {
  const group = (await site.rest('POST', '/api/articleGroups', { name: 'Ovner' })).body.doc?.id
  const specification = async (name: string) =>
    (await site.rest('POST', '/api/specifications', { name, kind: 'text' })).body.doc?.id
  const [power, colour] = [await specification('Effekt'), await specification('Farge')]
  for (const [number, value] of [
    ['A-1', '5 kW'],
    ['A-2', '8 kW'],
    ['A-3', '9 kW'],
    ['A-4', '9 kW'],
    ['A-5', '9 kW'],
  ] as const)
    await site.rest('POST', '/api/articles', {
      name: `Ovn ${number}`,
      number,
      group,
      price: 1000,
      _status: 'published',
      specifications: [
        { specification: power, value },
        { specification: colour, value: 'Svart' },
      ],
    })
}

/** Texts of the cells of each row. */
const rowsOf = (html: string) =>
  [...(/<table class="compare-table">.*?<\/table>/.exec(html)?.[0] ?? '').matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => (cell ?? '').replace(/<[^>]+>/g, '').trim()),
  )

test('articles stand side by side, and a row whose values differ says so', async () => {
  await using site = await openProgram()
  await withArticles(site)
  const { text } = await site.get('/sammenlign?nr=A-1&nr=a2&nr=A-1')
  const rows = rowsOf(text)
  expect(rows).toContainEqual(['Effekt Ulikt', '5 kW', '8 kW'])
  expect(rows).toContainEqual(['Farge', 'Svart', 'Svart'])
  expect(text).toContain('<meta name="robots" content="noindex')
})

test('links remove an article, a form adds another of the same group, and a fifth is left out', async () => {
  await using site = await openProgram()
  await withArticles(site)
  const { text } = await site.get('/sammenlign?nr=A-1&nr=A-2')
  expect([...text.matchAll(/class="compare-remove" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/sammenlign?nr=A-2',
    '/sammenlign?nr=A-1',
  ])
  expect([...text.matchAll(/<option value="(A-\d)"/g)].map(([, number]) => number)).toEqual(['A-3', 'A-4', 'A-5'])
  expect([...text.matchAll(/type="hidden" name="nr" value="(A-\d)"/g)].map(([, number]) => number)).toEqual([
    'A-1',
    'A-2',
  ])
  const full = (await site.get('/sammenlign?nr=A-1&nr=A-2&nr=A-3&nr=A-4&nr=A-5')).text
  expect(full).not.toContain('Ovn A-5')
  expect(full).not.toContain('compare-more')
})

test('an article that is gone is said to be, and without any there is a way to the catalogue', async () => {
  await using site = await openProgram()
  await withArticles(site)
  expect((await site.get('/sammenlign?nr=A-1&nr=X-9')).text).toContain('finnes ikke lenger i katalogen')
  const { text } = await site.get('/sammenlign?nr=')
  expect(text).toContain('Du har ikke valgt noen artikler')
  expect(text).not.toContain('compare-table')
})

test('cards and the article’s page lead to the comparison by a link', async () => {
  await using site = await openProgram()
  await withArticles(site)
  for (const path of ['/artikler', '/artikler/ovn-a-1'])
    expect((await site.get(path)).text).toContain('href="/sammenlign?nr=A-1#legg-til"')
})
