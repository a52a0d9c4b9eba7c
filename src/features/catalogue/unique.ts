/** Says which article holds a number or an address already; the database holds the rule itself. */
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { type Messages, say } from '../../content/messages'

const messages = {
  number: {
    nb: 'Artikkelnummeret «{value}» er i bruk av artikkelen «{name}». Hver artikkel har sitt eget.',
    en: 'The article number “{value}” is used by the article “{name}”. Each article has its own.',
  },
  slug: {
    nb: 'Adressen «{value}» er i bruk av artikkelen «{name}». Skriv et annet siste ledd.',
    en: 'The address “{value}” is used by the article “{name}”. Write another last part.',
  },
} as const satisfies Messages

export const checkUnique: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = (originalDoc as { id?: number } | undefined)?.id
  const errors: { path: string; message: string }[] = []
  for (const path of ['number', 'slug'] as const) {
    const value: unknown = data?.[path]
    if (typeof value !== 'string' || !value) continue
    const { docs } = await req.payload.find({
      collection: 'articles',
      depth: 0,
      limit: 1,
      pagination: false,
      select: { name: true, number: true },
      where: { and: [{ [path]: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
      req,
    })
    const [other] = docs
    if (other) errors.push({ path, message: say(req, messages[path], { value, name: other.name || other.number }) })
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'articles', errors, req }, req.t)
  return data
}
