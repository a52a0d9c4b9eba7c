/** Price settings for articles that are drawn inside the menus. */
import { createContext, type ReactNode } from 'react'
import type { Catalogue } from '../../cms/types'
import type { Site } from '../../web/site'
import { type PriceWords, priceWords } from './priceWords'

export const PricesContext = createContext<PriceWords | undefined>(undefined)

export function Prices({ site, settings, children }: { site: Site; settings: Catalogue; children?: ReactNode }) {
  return <PricesContext value={priceWords(site, settings)}>{children}</PricesContext>
}
