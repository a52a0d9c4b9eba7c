import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { Site } from '../../web/site'
import { MenuLink } from './MenuLink'
import { Panel } from './Panel'

const site = { ...testSite, settings: {}, tree: {} } as Site
const to = (href: string) => ({ label: 'Dit', href, newTab: false })

test('a panel is drawn once for all pages that it does not lead to', () => {
  const item = {}
  let times = 0
  const show = (path: string, on: Partial<Site> = {}) =>
    renderToStaticMarkup(
      <Panel
        item={item}
        site={{ ...site, ...on, path }}
        draw={(seen) => {
          times++
          return <MenuLink link={to('/om-oss')} site={seen} />
        }}
      />,
    )
  expect(show('/kontakt')).not.toContain('aria-current')
  expect(show('/finn-forhandler')).not.toContain('aria-current')
  expect(times).toBe(1)
  expect(show('/om-oss')).toContain('aria-current="page"')
  expect(show('/om-oss/historie')).toContain('aria-current="true"')
  expect(show('/kontakt')).not.toContain('aria-current')
  expect(times).toBe(3)
  // Changed addresses, settings or texts are new objects.
  show('/kontakt', { tree: {} as Site['tree'] })
  expect(times).toBe(4)
})

test('items are kept apart', () => {
  const draw = (href: string) => (seen: Site) => <MenuLink link={to(href)} site={seen} />
  const one = renderToStaticMarkup(<Panel item={{}} site={{ ...site, path: '/' }} draw={draw('/a')} />)
  const other = renderToStaticMarkup(<Panel item={{}} site={{ ...site, path: '/' }} draw={draw('/b')} />)
  expect(one).toContain('/a')
  expect(other).toContain('/b')
})
