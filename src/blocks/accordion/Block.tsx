import { useContext } from 'react'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Heading, levelBelow } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { RichText } from '../../web/RichText'
import { Spoiler } from '../../web/Spoiler'

export function AccordionBlock({ block, site, rows }: BlockProps<'accordion'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const spoilers = (block.spoilers ?? []).flatMap((spoiler, row) =>
    spoiler.title
      ? [{ ...spoiler, title: spoiler.title, blocks: rows?.[row], id: ids.of(spoiler, spoiler.title) }]
      : [],
  )
  const [first] = spoilers
  if (!first) return null
  const level = levelBelow(block.heading)
  // Only one spoiler can be open: the first that editors opened.
  const opened = spoilers.find(({ open }) => open)
  return (
    <div className="text">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <Enhanced
        name="accordion"
        as="div"
        when="visible"
        className={`spoilers spoilers-${block.style ?? 'plain'} spoilers-${block.icon ?? 'plus'}`}
        data-anchors={block.anchorInUrl ? '' : undefined}
      >
        {spoilers.map((spoiler) => (
          <Spoiler
            key={spoiler.id}
            id={spoiler.id}
            title={spoiler.title}
            level={level}
            group={`spoilers-${first.id}`}
            open={spoiler === opened}
          >
            <RichText data={spoiler.content} site={site} headingLevel={level + 1} />
            {spoiler.blocks}
          </Spoiler>
        ))}
      </Enhanced>
    </div>
  )
}
