/** Visual editing: what is seen in the live preview is edited there, beside the form. Undo and redo, of forms without one too. */
import type { Endpoint } from 'payload'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import { hasDrafts } from '../../cms/documentStates'
import type { Feature } from '../../web/feature'
import { documentRoute } from './documentRoute'
import { findFocus, setFocus } from './focalPoint'
import { linkTargetsEndpoint } from './linkTargets'

const visualEditing = '/src/features/visualEditing/admin/VisualEditing#VisualEditing'

/** Stands after the features that give collections and globals their previews. */
export const visualEditingFeature: Feature = {
  name: 'visualEditing',
  routes: documentRoute,
  admin: { providers: ['/src/features/visualEditing/admin/StaffMarker#StaffMarker'] },
  cms: {
    config(config) {
      const endpoints: Endpoint[] = config.endpoints
      endpoints.push(linkTargetsEndpoint, findFocus, setFocus)
      return config
    },
    collection: (collection) => (hasDrafts(collection) ? withControls(collection, visualEditing) : collection),
    global: (global) => (hasDrafts(global) ? withGlobalControls(global, visualEditing) : global),
  },
}
