/** Pictures and files that editors upload. */
import type { Feature } from '../../web/feature'
import { files, media } from './collections'
import { iconRoutes } from './iconRoutes'

export const mediaFeature: Feature = { name: 'media', collections: [media, files], routes: iconRoutes }
