/**
 * The body field: the blocks that a page consists of. Collections declare it; its blocks come from all features
 * (`withBlocks`).
 */
import type { Block, BlocksField, CollectionConfig, Field, PayloadRequest } from 'payload'
import { hasRole } from '../cms/access/roles'
import { withReferenced } from '../cms/fields/blocksOf'
import type { ContentBlocks } from '../web/contentBlock'
import { inPickerOrder, offered, offeredInRows } from './list'
import { mayNest } from './nested'
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

/** Adds the program's blocks to the collection's body, and to the rows of blocks that hold others. */
export function withBlocks(
  collection: CollectionConfig,
  blocks: ContentBlocks,
  inRows: readonly Block[],
): CollectionConfig {
  return { ...collection, fields: collection.fields.map((field) => filled(field, blocks, inRows)) }
}

/** The blocks that rows refer to: once in the configuration, whatever the number of bodies. */
export const rowBlocks = (blocks: ContentBlocks): Block[] =>
  inPickerOrder([...blocks.values()])
    .filter(mayNest)
    .map(offeredInRows)

function filled(field: Field, blocks: ContentBlocks, rows: readonly Block[]): Field {
  const offers = field.type === 'blocks' ? (field.custom?.offers as Offers | undefined) : undefined
  if (field.type !== 'blocks' || !offers) return field
  const own = inPickerOrder([...blocks.values()]).filter(({ brings }) => offers === 'all' || !brings)
  const slugs = own.map(({ config }) => config.slug)
  const inRows = rows.filter(({ slug }) => slugs.includes(slug))
  return {
    ...field,
    ...offering('body', slugs),
    blocks: own
      .map(offered)
      .map((block) => ({ ...block, fields: block.fields.map((inner) => rowFilled(inner, inRows)) })),
  }
}

/** A field with the blocks of the rows in it. A copy: what a row offers differs between bodies. */
function rowFilled(field: Field, blocks: readonly Block[]): Field {
  if (field.type === 'array') return { ...field, fields: field.fields.map((inner) => rowFilled(inner, blocks)) }
  if (field.type !== 'blocks' || field.custom?.offers !== 'nested') return field
  const slugs = blocks.map(({ slug }) => slug)
  return withReferenced({ ...field, ...offering(field.name, slugs) }, blocks)
}

/** HTML only for those who may have it. */
function offering(name: string, slugs: readonly string[]): Pick<BlocksField, 'filterOptions'> {
  const withoutHtml = slugs.filter((slug) => slug !== rawHtmlBlock.slug)
  return {
    filterOptions: ({ user, siblingData }) =>
      mayHaveHtml(user, (siblingData as Record<string, unknown> | undefined)?.[name]) ? true : withoutHtml,
  }
}

/** HTML is offered to administrators, and to the program itself; other users keep existing HTML. */
function mayHaveHtml(user: Partial<NonNullable<PayloadRequest['user']>> | null, body: unknown): boolean {
  if (!user?.id || hasRole(user as PayloadRequest['user'], 'administrator')) return true
  return Array.isArray(body) && body.some((block) => block?.blockType === rawHtmlBlock.slug)
}
