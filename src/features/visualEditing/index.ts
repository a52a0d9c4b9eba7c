/** Visual editing: a click on a block in the live preview opens its row in the form, and the other way round. */
import type { CollectionConfig } from 'payload'
import { withControls } from '../../cms/documentControls'
import type { Feature } from '../../web/feature'

const hasBlocks = ({ fields }: CollectionConfig): boolean => fields.some(({ type }) => type === 'blocks')

/** Stands after the features that give collections their previews. */
export const visualEditingFeature: Feature = {
  name: 'visualEditing',
  cms: {
    collection: (collection) =>
      collection.admin?.livePreview && hasBlocks(collection)
        ? withControls(collection, '/src/features/visualEditing/admin/VisualEditing#VisualEditing')
        : collection,
  },
}
