/** Names the document that already holds a unique value; the database enforces the rule itself. */
import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { ValidationError } from 'payload'
import type { Localised } from '../lib/locales'
import { translateFor } from './messages'

/** For each unique field the message for a taken value: `{value}`, and `{name}` of the document that holds it. */
export function refuseTaken(
  collection: CollectionSlug,
  messages: Readonly<Record<string, Localised>>,
): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    const id = (originalDoc as { id?: number } | undefined)?.id
    const errors: { path: string; message: string }[] = []
    const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'name'
    for (const [path, message] of Object.entries(messages)) {
      const value: unknown = data?.[path]
      if (typeof value !== 'string' || !value) continue
      const { docs } = await req.payload.find({
        collection,
        depth: 0,
        limit: 1,
        pagination: false,
        where: { and: [{ [path]: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
        select: { [title]: true, [path]: true },
        req,
      })
      const [other] = docs as unknown as Record<string, unknown>[]
      if (other)
        errors.push({ path, message: translateFor(req, message, { value, name: String(other[title] || value) }) })
    }
    if (errors.length > 0) throw new ValidationError({ collection, errors, req }, req.t)
    return data
  }
}

/** For a path whose last segment is taken. */
export const slugTaken: Localised = {
  nb: 'Adressen «{value}» er i bruk av «{name}». Skriv et annet siste ledd.',
  en: 'The address “{value}” is used by “{name}”. Write another last part.',
}
