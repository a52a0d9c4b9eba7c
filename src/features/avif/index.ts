/** Makes AVIF versions of pictures in the background; `src/server/uploads.ts` sends them. */
import type { Feature } from '../../web/feature'
import { startMakingVersions } from './work'

export type { AvifSettings } from './settings'

export const avifFeature: Feature = {
  name: 'avif',
  declared: ({ avifFolder }) => ({ ...(avifFolder ? { avifFolder } : {}) }),
  work: startMakingVersions,
}
