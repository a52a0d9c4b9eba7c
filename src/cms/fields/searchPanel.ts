/** "Search and sharing": what search results and shared links show of everything that has a page of its own, in one place. */
import type { CollapsibleField, CollectionBeforeReadHook, CollectionConfig, Field, TextField } from 'payload'
import { translateFor } from '../messages'
import { isCanonical } from './canonical'

const messages = {
  badCanonical: {
    nb: 'Skriv en sti på nettstedet som begynner med / (for eksempel /ovner), eller en full adresse som begynner med https://. Uten mellomrom og #.',
    en: 'Write a path on the site that begins with / (such as /ovner), or a full address that begins with https://. Without spaces and #.',
  },
}

const MAX_TITLE = 120
const MAX_ADDRESS = 500

const SEARCH_TITLE = 'searchTitle'

const searchTitleField: TextField = {
  name: SEARCH_TITLE,
  type: 'text',
  localized: true,
  maxLength: MAX_TITLE,
  label: { nb: 'Tittel i søk og ved deling', en: 'Title in search and when shared' },
  admin: {
    description: {
      nb: 'Erstatter hele tittelen, også navnet på nettstedet. Tom: som vist over.',
      en: 'Replaces the whole title, the site’s name too. Empty: as shown above.',
    },
  },
}

const canonicalField: TextField = {
  name: 'canonical',
  type: 'text',
  maxLength: MAX_ADDRESS,
  label: { nb: 'Kanonisk adresse', en: 'Canonical address' },
  validate: ((value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
    !value || isCanonical(value) || translateFor(req, messages.badCanonical)) as never,
  admin: {
    description: {
      nb: 'Bare når det samme innholdet står på en annen adresse, som søkemotorene skal vise i stedet. Tom: sidens egen adresse.',
      en: 'Only where the same content stands at another address, which search engines are to show instead. Empty: the page’s own address.',
    },
  },
}

/** The title of one language is not shown on the page of another, as missing texts otherwise are. */
const withoutFallback: CollectionBeforeReadHook = ({ doc, req: { locale } }) => {
  const stored = doc?.[SEARCH_TITLE] as Record<string, string | null> | undefined
  if (!stored || typeof stored !== 'object' || !locale || locale === 'all' || stored[locale]) return doc
  return { ...doc, [SEARCH_TITLE]: {} }
}

/** Marks the panel for what shows it as search engines would (`features/searchPreview`). */
const PANEL = 'searchPanel'

const isPanel = (field: Field): field is CollapsibleField =>
  field.type === 'collapsible' && field.custom?.[PANEL] === true

/**
 * The collection with the panel at the end of its sidebar. `fields`: what the collection has of its own there, such as its
 * description. `access`: of the two fields that all have.
 */
export function withSearchPanel(
  collection: CollectionConfig,
  { fields = [], access = {} }: { fields?: readonly Field[]; access?: NonNullable<TextField['access']> } = {},
): CollectionConfig {
  const panel: CollapsibleField = {
    type: 'collapsible',
    label: { nb: 'Søk og deling', en: 'Search and sharing' },
    admin: { position: 'sidebar' },
    custom: { [PANEL]: true },
    fields: [{ ...searchTitleField, access }, ...fields, { ...canonicalField, access }],
  }
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeRead: [...(hooks.beforeRead ?? []), withoutFallback] },
    fields: [...collection.fields, panel],
  }
}

/** The collection with another field first in its panel; itself where it has none. */
export function withFirstInSearchPanel(collection: CollectionConfig, first: Field): CollectionConfig {
  const fields = collection.fields.map((field) =>
    isPanel(field) ? { ...field, fields: [first, ...field.fields] } : field,
  )
  return { ...collection, fields }
}
