/** Renders a page's blocks, each in a section of its own. */

import type { ReactNode } from 'react'
import { type FirstPicture, FirstPictureContext } from '../web/firstPicture'
import { HeadingShift } from '../web/Heading'
import { PageIds, PageIdsContext } from '../web/headingIds'
import type { PreviewKind } from '../web/meta'
import type { Site } from '../web/site'
import { displayClasses, visibilityClasses } from './display'
import { everyPlaced } from './nested'
import { type BodyContent, isPlacedHidden, type PlacedBlock } from './readBody'
import { SectionsContext, sectionsOf } from './subNavigation/sections'

interface Drawing {
  site: Site
  preview?: PreviewKind | undefined
  firstHero: PlacedBlock | undefined
  firstPicture: FirstPicture
  /** Ids of the blocks with an anchor. */
  ids: ReadonlyMap<PlacedBlock, string | undefined>
  /** Whether blocks say which row of the form they are of; what is brought from elsewhere has none. */
  isEditable: boolean
}

export function Body({
  body,
  site,
  preview,
  isSeenFirst = true,
  hasHeading = false,
}: {
  body: BodyContent
  site: Site
  preview?: PreviewKind | undefined
  /** Whether its first picture may be seen before the page is scrolled. */
  isSeenFirst?: boolean
  /** Whether the page has its main heading above the body: then no hero is it. */
  hasHeading?: boolean
}) {
  const firstHero = hasHeading
    ? undefined
    : body.find((placed) => placed.block.blockType === 'hero' && !isPlacedHidden(placed))
  const ids = new PageIds()
  const every = everyPlaced(body)
  // Anchors take their ids first: an earlier heading must not take an id that links use.
  for (const { block, kind } of every)
    for (const part of [block, ...(kind.parts?.(block) ?? [])]) ids.give(part, part.anchor)
  const given = new Map(every.map((placed) => [placed, ids.given(placed.block)]))
  const sections = body.flatMap((holder) =>
    everyPlaced([holder]).map((placed) => ({ ...placed, id: given.get(placed), holder })),
  )
  return (
    <PageIdsContext value={ids}>
      <SectionsContext value={sectionsOf(sections)}>
        {drawBlocks(
          body,
          {
            site,
            preview,
            firstHero,
            firstPicture: { taken: !isSeenFirst },
            ids: given,
            isEditable: preview === 'live',
          },
          false,
        )}
      </SectionsContext>
    </PageIdsContext>
  )
}

function drawBlocks(body: BodyContent, drawing: Drawing, isNested: boolean): ReactNode[] {
  const { site, preview, firstHero, firstPicture, ids, isEditable } = drawing
  return body.map((placed, at) => {
    const { block, kind, data, origin, bringer, rows } = placed
    if (!kind.Component) return null
    const inRows = bringer ? { ...drawing, isEditable: false } : drawing
    // The row in the form: that of the block which brought it, if one did.
    const stored = bringer ?? block
    const content = (
      <kind.Component
        block={block}
        site={site}
        first={placed === firstHero}
        data={data}
        preview={preview}
        rows={rows?.map((row) => drawRow(row, kind.rowLevel?.(block) ?? 2, inRows))}
      />
    )
    // Not where only some visitors see it: the others would fetch it too.
    const isForAll = [block, ...(bringer ? [bringer] : [])].every((it) => visibilityClasses(it).length === 0)
    return (
      <section
        key={at}
        className={[
          `block block-${block.blockType}`,
          // In a row there is no room to be set otherwise.
          ...(isNested ? visibilityClasses(block) : displayClasses(block)),
          ...(bringer ? visibilityClasses(bringer) : []),
        ].join(' ')}
        id={ids.get(placed)}
        // The check and the editor know blocks by their place on the page: a nested one counts with the block around.
        data-block={preview === 'live' && !isNested ? origin : undefined}
        data-block-id={isEditable ? (stored.id ?? undefined) : undefined}
        data-block-type={isEditable ? stored.blockType : undefined}
        data-block-hidden={isPlacedHidden(placed) || undefined}
      >
        {isNested ? (
          content
        ) : (
          <FirstPictureContext value={at < BLOCKS_ABOVE && isForAll ? firstPicture : undefined}>
            {content}
          </FirstPictureContext>
        )}
      </section>
    )
  })
}

/** Blocks of which something may be seen before the page is scrolled. */
const BLOCKS_ABOVE = 2

/** Level of a block's heading on the page itself. */
const PAGE_LEVEL = 2

function drawRow(row: BodyContent, level: number, drawing: Drawing): ReactNode {
  if (row.length === 0) return null
  return (
    <HeadingShift value={level - PAGE_LEVEL}>
      <div className="nested">{drawBlocks(row, drawing, true)}</div>
    </HeadingShift>
  )
}
