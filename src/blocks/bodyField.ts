/**
 * The body field: the blocks that a page consists of. Collections declare it; its blocks come from all features
 * (`withBlocks`).
 */
import {
  type Block,
  type BlocksField,
  type BlocksFieldValidation,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  validations,
} from 'payload'
import { hasRole } from '../cms/access/roles'
import { withReferenced } from '../cms/fields/blocksOf'
import { withLinkTargets } from '../cms/fields/link'
import type { Linked } from '../cms/linkTargets'
import { translateFor } from '../cms/messages'
import type { ContentBlocks } from '../web/contentBlock'
import { inPickerOrder, offered } from './list'
import { mayNest } from './nested'
import { rawHtmlBlock } from './rawHtml/fields'

const messages = {
  bringsNothing: {
    nb: 'Her kan ingen blokk hente innhold fra andre steder.',
    en: 'No block here can bring content from elsewhere.',
  },
}

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

/**
 * Every block as Payload has it: once, and referred to by slug, since Payload looks a block up by its slug alone
 * wherever it stands. Made anew for each configuration, which Payload fills in.
 */
export function storedBlocks(blocks: ContentBlocks, targets: readonly Linked[]): Block[] {
  const kinds = inPickerOrder([...blocks.values()])
  const stored = kinds.map(offered)
  const nesting = new Set(kinds.filter(mayNest).map(({ config }) => config.slug))
  const inRows = stored.filter(({ slug }) => nesting.has(slug))
  const bringing = new Set(kinds.filter(({ brings }) => brings).map(({ config }) => config.slug))
  for (const block of stored)
    block.fields = withLinkTargets(block.fields, targets).map((field) => rowFilled(field, inRows, bringing))
  return stored
}

/** Gives the collection's body the program's blocks. */
export function withBlocks(
  collection: CollectionConfig,
  blocks: ContentBlocks,
  stored: readonly Block[],
): CollectionConfig {
  return { ...collection, fields: collection.fields.map((field) => filled(field, blocks, stored)) }
}

function filled(field: Field, blocks: ContentBlocks, stored: readonly Block[]): Field {
  const offers = field.type === 'blocks' ? (field.custom?.offers as Offers | undefined) : undefined
  if (field.type !== 'blocks' || !offers) return field
  return offering(
    field,
    stored.filter(({ slug }) => offers === 'all' || !blocks.get(slug)?.brings),
  )
}

/** The fields of a block, with the blocks of its rows. */
function rowFilled(field: Field, inRows: readonly Block[], bringing: ReadonlySet<string>): Field {
  if (field.type === 'array')
    return { ...field, fields: field.fields.map((inner) => rowFilled(inner, inRows, bringing)) }
  if (field.type !== 'blocks' || field.custom?.offers !== 'nested') return field
  const validate: BlocksFieldValidation = (value, options) => {
    const { collectionSlug, req } = options
    const rows = (Array.isArray(value) ? value : []) as readonly { blockType?: string }[]
    return isPlain(req, collectionSlug) && rows.some(({ blockType = '' }) => bringing.has(blockType))
      ? translateFor(req, messages.bringsNothing)
      : validations.blocks(value, options)
  }
  return { ...offering(field, inRows), validate }
}

/** Whether bodies of the collection have no blocks that bring others, in rows either. */
function isPlain({ payload }: PayloadRequest, slug: string | undefined): boolean {
  const { fields = [] } = payload.collections[slug as CollectionSlug]?.config ?? {}
  return fields.some((field) => field.custom?.offers === ('plain' satisfies Offers))
}

/** Named one by one: Payload would take any block that it knows. */
function offering(field: BlocksField, blocks: readonly Block[]): BlocksField {
  const all = blocks.map(({ slug }) => slug)
  const withoutHtml = all.filter((slug) => slug !== rawHtmlBlock.slug)
  const filterOptions: BlocksField['filterOptions'] = ({ user, siblingData }) =>
    mayHaveHtml(user, (siblingData as Record<string, unknown> | undefined)?.[field.name]) ? all : withoutHtml
  return withReferenced({ ...field, filterOptions }, blocks)
}

/** HTML is offered to administrators, and to the program itself; other users keep existing HTML. */
function mayHaveHtml(user: Partial<NonNullable<PayloadRequest['user']>> | null, body: unknown): boolean {
  if (!user?.id || hasRole(user, 'administrator')) return true
  return Array.isArray(body) && body.some((block) => block?.blockType === rawHtmlBlock.slug)
}
