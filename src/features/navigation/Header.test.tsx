import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { Catalogue, Navigation } from '../../cms/types'
import { IslandProvider } from '../../web/Island'
import type { Site } from '../../web/site'
import { Header } from './Header'
import { iconShape } from './iconShapes'
import { type IconName, iconNames } from './icons'
import { menuStyles } from './styles'

const site = {
  ...testSite,
  path: '/om-oss/historie',
  settings: { name: 'Merket' },
  theme: { bodyFont: 'figtree', headingFont: 'fraunces' },
} as unknown as Site
const catalogue = { prices: 'withVat' } as Catalogue
const toPage = { type: 'page', page: 1 } as const
const toNothing = { type: 'page', page: 2 } as const

function draw(navigation: object, on: Partial<Site> = {}): string {
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <Header
        site={{ ...site, ...on } as Site}
        navigation={navigation as Partial<Navigation>}
        catalogue={catalogue}
        meta={{}}
        nonce={() => 'n'}
      />
    </IslandProvider>,
  )
}

test('a site without menus has a logo, and no buttons that lead nowhere', () => {
  const html = draw({})
  expect(html).toContain('Merket')
  expect(html).not.toContain('class="tools"')
  expect(html).not.toContain('<dialog')
})

test('every destination is a link, however deep, and parents keep their own', () => {
  const link = (label: string) => ({ blockType: 'link', label, ...toPage, id: label })
  const html = draw({
    items: [
      {
        blockType: 'dropdown',
        id: 'd',
        label: 'Om oss',
        ...toPage,
        items: [{ blockType: 'dropdown', id: 'e', label: 'Mer', type: 'none', items: [link('Dypt')] }, link('Grunt')],
      },
    ],
  })
  expect(html.match(/href="\/om-oss"/g)).toHaveLength(3)
  expect(html).toContain('Undermeny for Om oss')
  // Siblings close each other by name; levels do not.
  expect(html).toContain('<details name="menu">')
  expect(html).toContain('<details name="menu-d">')
})

test('what is not published is not drawn, and takes an otherwise empty dropdown with it', () => {
  const html = draw({
    items: [
      { blockType: 'link', label: 'Kladd', ...toNothing, id: 'a' },
      {
        blockType: 'dropdown',
        id: 'b',
        label: 'Tom',
        type: 'none',
        items: [{ blockType: 'link', label: 'x', ...toNothing }],
      },
    ],
  })
  expect(html).not.toContain('Kladd')
  expect(html).not.toContain('Tom')
})

test('the section that the page lies in is marked, and the page itself', () => {
  const items = [{ blockType: 'link', label: 'Om oss', ...toPage, id: 'a' }]
  expect(draw({ items })).toContain('aria-current="true"')
  expect(draw({ items }, { path: '/om-oss' })).toContain('aria-current="page"')
})

test('an item says on which screens and to whom it is shown', () => {
  const html = draw({
    items: [{ blockType: 'link', label: 'Min side', ...toPage, id: 'a', device: 'narrow', audience: 'members' }],
  })
  expect(html).toContain('class="only-narrow for-members"')
})

test('the cart is marked empty and is a link to the cart', () => {
  const html = draw({ items: [{ blockType: 'cart', label: 'Handlekurv', ...toPage, id: 'a' }] })
  expect(html).toMatch(/class="tool menu-cart is-empty"/)
  expect(html).toContain('<a class="menu-own" href="/om-oss" aria-label="Handlekurv, tom">')
  // Its dropdown waits in a template, which is not part of the page.
  expect(html.slice(html.indexOf('menu-cart')).replace(/<template>.*?<\/template>/s, '')).not.toContain('<details')
})

test('the results page has its own search field, so the menu has none there', () => {
  const items = [{ blockType: 'search', id: 'a' }]
  expect(draw({ items })).toContain('search_Query')
  expect(draw({ items }, { path: '/sok' })).not.toContain('search_Query')
})

test('half-written drafts are drawn as far as they go', () => {
  const html = draw({
    items: [
      {
        blockType: 'mega',
        label: 'Produkter',
        columns: [{ content: [{ blockType: 'links' }, { blockType: 'picture' }] }],
      },
      { blockType: 'menuTabs', tabs: [{}] },
      { blockType: 'icon' },
      { blockType: 'cart' },
      { blockType: 'dropdown' },
      { blockType: 'social' },
    ],
    overlay: { items: [{ blockType: 'dropdown' }] },
  })
  expect(html).toContain('Produkter')
})

test('every icon that editors can choose has a shape', () => {
  for (const name of Object.keys(iconNames) as IconName[])
    expect(iconShape(name), name).toMatch(/^<(path|circle|rect|line|poly|ellipse)/)
})

test('the rules of wide and narrow screens meet at the chosen breakpoint', () => {
  const css = menuStyles({ breakpoint: 900, gutter: 24, items: [] }, site)
  expect(css).toContain('@media(width>900px)')
  expect(css).toContain('@media(width<=900px)')
  expect(css).toContain('--container-gutter:24px')
})

test('the bar folds at the width of its texts, and lets the last items go first', () => {
  const link = (label: string) => ({ blockType: 'link', label, ...toPage })
  const fold = (...labels: string[]) => {
    const css = menuStyles({ items: labels.map(link) } as unknown as Partial<Navigation>, site)
    return [...css.matchAll(/\(width<=calc\((\d+)px \+ ([\d.]+)rem\)\)\{\.menu>:nth-child\(n\+(\d)\)/g)].map(
      ([, px, rem, at]) => ({ at, width: Number(px) + Number(rem) * 16 }),
    )
  }
  const three = fold('Ovner', 'Tilbehør', 'Forhandlere')
  expect(three.map(({ at }) => at)).toEqual(['2', '3'])
  expect(three[1]?.width).toBeGreaterThan(three[0]?.width ?? Number.POSITIVE_INFINITY)
  const longer = fold('Ovner', 'Sikkerhetsavstandskontroll', 'Forhandlere')
  expect(longer[0]?.width).toBeGreaterThan((three[0]?.width ?? 0) + 100)
})

test('icons and pictures that open a new tab say so, as every link does', () => {
  const outside = { label: 'Ute', type: 'address', url: 'https://example.com', newTab: true }
  const html = draw({
    items: [
      { blockType: 'icon', icon: 'phone', ...outside },
      { blockType: 'mega', label: 'Mer', columns: [{ content: [{ blockType: 'picture', ...outside }] }] },
    ],
  })
  expect(html.match(/rel="noopener"/g)).toHaveLength(2)
  expect(html.match(/åpnes i ny fane/g)).toHaveLength(2)
})
