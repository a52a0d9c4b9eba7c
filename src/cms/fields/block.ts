/** What content blocks have in common: a name for editors, an anchor for links, and their declaration. */
import type { Block, Field } from 'payload'
import type { Localised } from '../../lib/locales'
import { anchorFrom } from './anchor'

/** An anchor of the page, as in `/om-oss#garanti`; normalised on save. */
export function anchorField(): Field {
  return {
    name: 'anchor',
    type: 'text',
    maxLength: 80,
    label: { nb: 'Anker (for lenker hit)', en: 'Anchor (for links to here)' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? anchorFrom(value) : value)] },
  }
}

/** Declares a content block: its own fields, then the anchor. */
export function block({ slug, name, fields }: { slug: string; name: Localised; fields: Field[] }): Block {
  return {
    slug,
    labels: { singular: name, plural: name },
    admin: { images: { thumbnail: { url: `${BLOCK_PICTURES}/${slug}.svg`, alt: '' } } },
    fields: [...fields, anchorField()],
  }
}

/** Path below which the pictures of blocks in the admin's picker lie. */
export const BLOCK_PICTURES = '/preview/blocks'
