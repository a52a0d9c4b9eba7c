/** The menus around every page. */
import { createElement } from 'react'
import type { Feature } from '../../site/feature'
import { Footer } from './Footer'
import { navigationGlobal } from './globals'
import { Header } from './Header'

export const navigationFeature: Feature = {
  name: 'navigation',
  globals: [navigationGlobal],
  frame: {
    async load({ site, reader }) {
      const navigation = await reader.global('navigation')
      return {
        header: createElement(Header, { site, navigation, path: site.path }),
        footer: createElement(Footer, { site, navigation }),
      }
    },
  },
}
