/** Renders a page's blocks, each in a section of its own. */
import { PageIds, PageIdsContext } from '../web/headingIds'
import type { PreviewKind } from '../web/meta'
import type { Site } from '../web/site'
import { displayClasses, visibilityClasses } from './display'
import type { BodyContent } from './readBody'
import { SectionsContext, sectionsOf } from './subNavigation/sections'

export function Body({ body, site, preview }: { body: BodyContent; site: Site; preview?: PreviewKind | undefined }) {
  const firstHero = body.find(({ block }) => block.blockType === 'hero')
  const ids = new PageIds()
  // Anchors take their ids first: an earlier heading must not take an id that links use.
  for (const { block, kind } of body)
    for (const part of [block, ...(kind.parts?.(block) ?? [])]) ids.give(part, part.anchor)
  const sections = body.map((placed) => ({ ...placed, id: ids.given(placed.block) }))
  return (
    <PageIdsContext value={ids}>
      <SectionsContext value={sectionsOf(sections)}>
        {sections.map(({ block, kind, data, origin, bringer, id }, at) => {
          if (!kind.Component) return null
          return (
            <section
              key={at}
              className={[
                `block block-${block.blockType}`,
                ...displayClasses(block),
                ...(bringer ? visibilityClasses(bringer) : []),
              ].join(' ')}
              id={id}
              data-block={preview === 'live' ? origin : undefined}
            >
              <kind.Component block={block} site={site} first={body[at] === firstHero} data={data} preview={preview} />
            </section>
          )
        })}
      </SectionsContext>
    </PageIdsContext>
  )
}
