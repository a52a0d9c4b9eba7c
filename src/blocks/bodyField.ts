/** The list of blocks that a page consists of. */
import type { Block, BlocksField, PayloadRequest } from 'payload'
import { hasRole } from '../cms/access/roles'
import { rawHtmlBlock } from './rawHtml/fields'

/** HTML is offered to administrators, and to the program itself; others keep what stands there already. */
function mayHaveHtml(user: Partial<NonNullable<PayloadRequest['user']>> | null, body: unknown): boolean {
  if (!user?.id || hasRole(user as PayloadRequest['user'], 'administrator')) return true
  return Array.isArray(body) && body.some((block) => block?.blockType === rawHtmlBlock.slug)
}

export function bodyField(blocks: Block[]): BlocksField {
  const withoutHtml = blocks.map(({ slug }) => slug).filter((slug) => slug !== rawHtmlBlock.slug)
  return {
    name: 'body',
    type: 'blocks',
    localized: true,
    blocks,
    label: { nb: 'Innhold', en: 'Body' },
    labels: { singular: { nb: 'Blokk', en: 'Block' }, plural: { nb: 'Blokker', en: 'Blocks' } },
    filterOptions: ({ user, siblingData }) =>
      mayHaveHtml(user, (siblingData as { body?: unknown } | undefined)?.body) ? true : withoutHtml,
  }
}
