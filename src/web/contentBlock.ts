/**
 * A content block: its fields, its component, and what the program must know of it. Blocks that belong to no feature
 * are listed in `blocks/list.ts`, the others are in their feature's `blocks`.
 */

import type { BasePayload, Block, CollectionSlug } from 'payload'
import type { ComponentType, ReactNode } from 'react'
import type { ContentReader } from '../cms/reader'
import type { Page } from '../cms/types'
import type { Locale } from '../lib/locales'
import type { PreviewKind } from './meta'
import type { Site } from './site'

/**
 * A block of a page as it is stored. A draft in preview is not validated, and may lack fields that the type requires.
 */
export type PageBlock = NonNullable<Page['body']>[number]
type BlockType = PageBlock['blockType']
export type BlockOf<Type extends BlockType> = Extract<PageBlock, { blockType: Type }>

export interface BlockProps<Type extends BlockType, Data = undefined> {
  block: BlockOf<Type>
  site: Site
  /** The page's first hero: its heading is the page's `h1`, and its picture has loading priority. */
  first: boolean
  /** Result of `read`. */
  data?: Data
  /** Set when an editor looks at a draft. */
  preview?: PreviewKind | undefined
  /** The blocks within each of its rows, rendered; their headings begin at `rowLevel` of the definition. */
  rows?: readonly ReactNode[] | undefined
}

/** Groups of the admin's picker. */
export type BlockGroup = 'text' | 'opening' | 'media' | 'sales' | 'elsewhere'

/** Content that would be published empty, with the name that visitors or editors know it by. */
export interface EmptyContent {
  kind:
    | 'emptyBlock'
    | 'emptyPart'
    | 'emptySlide'
    | 'emptyPicture'
    | 'emptyFile'
    | 'emptyArticle'
    | 'emptyPost'
    | 'emptyPoint'
    | 'emptyLightbox'
    | 'noCaptions'
    | 'noTranscript'
  values: Readonly<Record<string, string | number>>
}

/** Blocks as a row of another block stores them: those of a page, without the fields of *Visning*. */
export type NestedBlocks = readonly PageBlock[] | null | undefined

export interface ContentBlock<Type extends BlockType = BlockType, Data = undefined> {
  config: Block
  group: BlockGroup
  /** SVG shown in the picker, 360 × 240. */
  picture: string
  /** Style rules for the pages that show the block. */
  styles?: string
  /** Style rules that not every block of the type needs, such as positions in percent. */
  rules?: (block: BlockOf<Type>) => readonly string[]
  /** Without one the block renders nothing itself: it only brings other blocks. */
  Component?: ComponentType<BlockProps<Type, Data>>
  /** Reads further data, once for a page, for all blocks of the type that it shows. */
  read?: (reader: ContentReader, blocks: readonly BlockOf<Type>[]) => Promise<Data>
  /** Blocks rendered in its place; those that bring others themselves are left out. */
  brings?: {
    /** The block's relation to the document that it shows, and that document's collection. */
    field: string
    collection: CollectionSlug
    blocks(block: BlockOf<Type>): readonly PageBlock[]
  }
  /**
   * The blocks within each row of the block, none for a row that shows no content. A block that has rows cannot stand
   * in one: there is one level.
   */
  nested?: (block: BlockOf<Type>) => readonly NestedBlocks[]
  /** Level at which headings of the blocks in its rows begin. */
  rowLevel?: (block: BlockOf<Type>) => number
  /** Only on the page itself: it belongs to the page as a whole. */
  isTopLevel?: boolean
  /** Parts of the block that can have anchors of their own. */
  parts?: (block: BlockOf<Type>) => readonly { anchor?: string | null }[]
  /**
   * Content of a block that would be published empty, its relations filled in; none where the rendered page shows the
   * gap.
   */
  findEmpty?: (block: BlockOf<Type>, locale: Locale) => readonly EmptyContent[]
  /** True: the block shows nothing by design. */
  isSilent?: boolean
  /** Text that the block shows beside that of its fields, for search. */
  words?: {
    /** Collection or global: a change of it changes the text. */
    source: string
    read(payload: BasePayload, locale: Locale): Promise<(block: BlockOf<Type>) => string>
  }
}

/** A block of any type: callers pass each definition only blocks of its own type. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of its functions are those of one type of block
export type AnyContentBlock = ContentBlock<any, any>

/** Content blocks by their types, in the order in which they were listed. */
export type ContentBlocks = ReadonlyMap<string, AnyContentBlock>

export const byType = (blocks: readonly AnyContentBlock[]): ContentBlocks =>
  new Map(blocks.map((block) => [block.config.slug, block]))
