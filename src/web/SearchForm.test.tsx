import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../tests/support/testSite'
import { IslandProvider } from './Island'
import { SearchForm } from './SearchForm'

const drawn = (form: React.ReactNode) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      {form}
    </IslandProvider>,
  )

test('without script it leads to the results page', () => {
  const html = drawn(<SearchForm site={testSite} id="search" term={'"<b>'} />)
  expect(html).toMatch(/<form[^>]* action="\/sok"[^>]* method="get"/)
  expect(html).toContain('name="search_Query"')
  expect(html).toContain('value="&quot;&lt;b&gt;"')
  expect(html).toContain('<label for="search">Søk på nettstedet</label>')
})

test('two on a page have names and ids of their own', () => {
  const html = drawn(
    <>
      <SearchForm site={testSite} id="menu-search" label="Hva leter du etter?" compact />
      <SearchForm site={testSite} id="search" />
    </>,
  )
  const names = [...html.matchAll(/<search aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(2)
  for (const id of ['menu-search', 'search']) expect(html.split(`id="${id}"`)).toHaveLength(2)
  expect(html).toContain('<label class="visually-hidden" for="menu-search">Hva leter du etter?</label>')
  expect(html).toContain('aria-label="Søk"><svg')
})
