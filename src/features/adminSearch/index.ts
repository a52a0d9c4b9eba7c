/** The admin's search: over all documents that a user may read, the screens, and what can be created. */
import type { Endpoint } from 'payload'
import type { Feature } from '../../web/feature'
import { searchEndpoint } from './endpoint'

export { idsOfWords } from './idsOfWords'
export { searchableBy } from './searchable'
export { wordsOf } from './words'

export const adminSearchFeature: Feature = {
  name: 'adminSearch',
  admin: { actions: ['/src/features/adminSearch/admin/AdminSearch#AdminSearch'] },
  cms: {
    config(config) {
      const endpoints: Endpoint[] = config.endpoints
      endpoints.push(searchEndpoint)
      return config
    },
  },
}
