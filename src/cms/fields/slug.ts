/** The slug: last segment of a document's own path. */
import type { CollectionBeforeValidateHook, TextField } from 'payload'
import { segmentFrom } from '../../lib/norwegian'

/** Unique in its collection. `fillSlug`, which the collection runs before validation, normalises it. */
export function slugField(): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: { nb: 'Siste ledd i adressen', en: 'Last part of the address' },
    admin: {
      position: 'sidebar',
      description: { nb: 'Lages av navnet når feltet er tomt.', en: 'Made from the name when empty.' },
    },
  }
}

/** Fills an empty slug from the first of these fields that has letters or digits, and normalises a typed one. */
export function fillSlug(...sources: readonly string[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc }) => {
    if (!data) return data
    const document: Readonly<Record<string, unknown>> = { ...originalDoc, ...data }
    const [slug] = ['slug', ...sources].map((field) => segmentFrom(String(document[field] ?? ''))).filter(Boolean)
    return slug ? { ...data, slug } : data
  }
}
