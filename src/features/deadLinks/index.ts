/** Dead links: what leads nowhere on published pages, found in the background, as a task of editors. */
import type { Feature } from '../../web/feature'
import { deadLinks } from './collections'
import { linksDead } from './task'
import { startCheckingLinks } from './work'

export const deadLinksFeature: Feature = {
  name: 'deadLinks',
  collections: [deadLinks],
  admin: { tasks: [linksDead] },
  work: startCheckingLinks,
}
