/** Translation: the texts of a document in two languages side by side, with what is missing or has changed since. */
import type { CollectionConfig, Endpoint, Field, GlobalConfig, Tab } from 'payload'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import { hasDrafts } from '../../cms/documentStates'
import type { Feature } from '../../web/feature'
import { translationEndpoint } from './endpoint'

const control = '/src/features/translation/admin/Translation#Translation'

function hasLocalised(fields: readonly (Field | Tab)[]): boolean {
  return fields.some(
    (field) =>
      ('localized' in field && field.localized === true) ||
      ('tabs' in field && hasLocalised(field.tabs)) ||
      ('fields' in field && hasLocalised(field.fields)),
  )
}

/** What is published, and so read in several languages: documents with drafts. */
const isTranslated = (entity: CollectionConfig | GlobalConfig): boolean =>
  hasDrafts(entity) && hasLocalised(entity.fields)

export const translationFeature: Feature = {
  name: 'translation',
  cms: {
    collection: (collection) => (isTranslated(collection) ? withControls(collection, control) : collection),
    global: (global) => (isTranslated(global) ? withGlobalControls(global, control) : global),
    config(config) {
      const endpoints: Endpoint[] = config.endpoints
      endpoints.push(translationEndpoint)
      return config
    },
  },
}
