/** The last part of a document's own address. */
import type { CollectionBeforeValidateHook, TextField } from 'payload'
import { segmentFrom } from '../../lib/norwegian'

/** Unique in its collection. The form comes from `fillSlug`, which the collection runs before it validates. */
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

/**
 * An empty one is made from the first of these fields that has letters or digits in it, and a typed one is put into
 * its form.
 */
export function fillSlug(...sources: readonly string[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc }) => {
    if (!data) return data
    const document: Readonly<Record<string, unknown>> = { ...originalDoc, ...data }
    const [slug] = ['slug', ...sources].map((field) => segmentFrom(String(document[field] ?? ''))).filter(Boolean)
    return slug ? { ...data, slug } : data
  }
}
