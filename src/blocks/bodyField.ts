/**
 * The body field: the blocks that a page consists of. Collections declare it; its blocks come from all features
 * (`withBlocks`).
 */
import type { BlocksField, CollectionConfig, Field, PayloadRequest } from 'payload'
import { hasRole } from '../cms/access/roles'
import type { ContentBlocks } from '../web/contentBlock'
import { inPickerOrder, offered } from './list'
import { rawHtmlBlock } from './rawHtml/fields'

/** `plain`: no blocks that bring others from elsewhere, which could form cycles. */
type Offers = 'all' | 'plain'

export function bodyField(offers: Offers): BlocksField {
  return {
    name: 'body',
    type: 'blocks',
    localized: true,
    blocks: [],
    label: { nb: 'Innhold', en: 'Body' },
    labels: { singular: { nb: 'Blokk', en: 'Block' }, plural: { nb: 'Blokker', en: 'Blocks' } },
    custom: { offers },
  }
}

/** Adds the program's blocks to the collection's body. */
export function withBlocks(collection: CollectionConfig, blocks: ContentBlocks): CollectionConfig {
  return { ...collection, fields: collection.fields.map((field) => filled(field, blocks)) }
}

function filled(field: Field, blocks: ContentBlocks): Field {
  const offers = field.type === 'blocks' ? (field.custom?.offers as Offers | undefined) : undefined
  if (field.type !== 'blocks' || !offers) return field
  const own = inPickerOrder([...blocks.values()])
    .filter(({ brings }) => offers === 'all' || !brings)
    .map(offered)
  const withoutHtml = own.map(({ slug }) => slug).filter((slug) => slug !== rawHtmlBlock.slug)
  const filterOptions: BlocksField['filterOptions'] = ({ user, siblingData }) =>
    mayHaveHtml(user, (siblingData as { body?: unknown } | undefined)?.body) ? true : withoutHtml
  return { ...field, blocks: own, filterOptions }
}

/** HTML is offered to administrators, and to the program itself; other users keep existing HTML. */
function mayHaveHtml(user: Partial<NonNullable<PayloadRequest['user']>> | null, body: unknown): boolean {
  if (!user?.id || hasRole(user as PayloadRequest['user'], 'administrator')) return true
  return Array.isArray(body) && body.some((block) => block?.blockType === rawHtmlBlock.slug)
}
