/** Components above the form of a document in the admin, in the part of the edit view that Payload has for them. */
import type { CollectionConfig, CustomComponent, GlobalConfig } from 'payload'

const added = <Part extends { beforeDocumentControls?: CustomComponent[] }>(
  part: Part | undefined,
  controls: readonly string[],
) => ({ ...part, beforeDocumentControls: [...(part?.beforeDocumentControls ?? []), ...controls] })

export function withControls(collection: CollectionConfig, ...controls: readonly string[]): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  return { ...collection, admin: { ...admin, components: { ...components, edit: added(components.edit, controls) } } }
}

export function withGlobalControls(global: GlobalConfig, ...controls: readonly string[]): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const elements = added(components.elements, controls)
  return { ...global, admin: { ...admin, components: { ...components, elements } } }
}
