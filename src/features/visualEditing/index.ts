/** Visual editing: what is seen in the live preview is edited there, beside the form. Undo and redo, of forms without one too. */
import type { CollectionConfig } from 'payload'
import { withControls } from '../../cms/documentControls'
import type { Feature } from '../../web/feature'
import { documentRoute } from './documentRoute'

const hasDrafts = ({ versions }: CollectionConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

/** Stands after the features that give collections their previews. */
export const visualEditingFeature: Feature = {
  name: 'visualEditing',
  routes: documentRoute,
  admin: { providers: ['/src/features/visualEditing/admin/StaffMarker#StaffMarker'] },
  cms: {
    collection: (collection) =>
      hasDrafts(collection)
        ? withControls(collection, '/src/features/visualEditing/admin/VisualEditing#VisualEditing')
        : collection,
  },
}
