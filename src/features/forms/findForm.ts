/** The published form of an address, as visitors see it. */
import type { ContentReader } from '../../cms/reader'
import type { Form } from '../../cms/types'
import { FORMS } from './slugs'

/** By a list of all: addresses that strangers invent would fill the memory of what was read. */
export async function formOf(reader: ContentReader, slug: string): Promise<Form | null> {
  const all = await reader.find(FORMS, { select: { slug: true } })
  const found = all.find((form) => form.slug === slug)
  return found ? reader.byId(FORMS, found.id, { depth: 0 }) : null
}
