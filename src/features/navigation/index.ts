/** Navigation: header, footer and menus of every page. */

import { createElement, Fragment } from 'react'
import type { Feature } from '../../web/feature'
import { registrationNonce } from '../accounts'
import { CATALOGUE } from '../catalogue'
import { consentFrame } from '../consent'
import { Footer } from './Footer'
import { navigationGlobal } from './globals'
import { Header } from './Header'
import { previewRoutes } from './previewRoutes'
import { NAVIGATION } from './slug'
import { menuStyles } from './styles'
import { texts } from './texts'

/** Depth of populated relations: a promoted article, then its picture. */
const DEPTH = 2

export const navigationFeature: Feature = {
  name: 'navigation',
  texts,
  globals: [navigationGlobal],
  routes: previewRoutes,
  frame: {
    async load({ site, reader, meta }) {
      const [navigation, catalogue] = await Promise.all([
        reader.global(NAVIGATION, { depth: DEPTH }),
        reader.global(CATALOGUE, { depth: 0 }),
      ])
      const consent = consentFrame({ site, meta })
      return {
        header: createElement(
          Fragment,
          null,
          consent.banner,
          createElement(Header, {
            site,
            navigation,
            catalogue,
            meta,
            nonce: () => registrationNonce(reader.payload.secret),
          }),
        ),
        footer: createElement(Footer, { site, navigation }),
        styles: menuStyles(navigation, site) + consent.styles,
      }
    },
  },
}
