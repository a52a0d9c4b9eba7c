/** What every content block shares: a name for editors, an anchor for links, and the way it is declared. */
import type { Block, Field } from 'payload'
import type { Localised } from '../locales'
import { say } from '../messages'

const messages = {
  badAnchor: {
    nb: 'Bruk bare bokstaver (a–z), tall, understrek og bindestrek i ankeret.',
    en: 'Use only letters (a–z), digits, underscore and hyphen in the anchor.',
  },
}

/** An anchor of the page, as in `/om-oss#garanti` (spec §2: letters, digits, underscore and hyphen). */
export const anchorPattern = /^[A-Za-z0-9_-]+$/

const anchorField: Field = {
  name: 'anchor',
  type: 'text',
  label: { nb: 'Anker (for lenker hit)', en: 'Anchor (for links to here)' },
  validate: (value: string | null | undefined, { req }: { req: Parameters<typeof say>[0] }) =>
    !value || anchorPattern.test(value) ? true : say(req, messages.badAnchor),
} as Field

/** Declares a content block: its own fields, then the anchor. */
export function block({ slug, name, fields }: { slug: string; name: Localised; fields: Field[] }): Block {
  return {
    slug,
    labels: { singular: name, plural: name },
    fields: [...fields, anchorField],
  }
}
