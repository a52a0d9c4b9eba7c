/**
 * A text that is collapsed to a height in pixels. Without script all of it is visible. With script it is collapsed from
 * the first paint; until the module has loaded, a link that expands it by `:target` takes the button's place.
 */

import { useContext } from 'react'
import { plainTextOf } from '../../lib/plainText'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { hasWords } from '../../web/emptyPlace'
import { Heading } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { RichText } from '../../web/RichText'
import { heightClasses } from './height'

export function ExpandBlock({ block, site }: BlockProps<'expand'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const more = block.moreLabel || site.t('expandMore')
  if (!plainTextOf(block.content))
    return block.heading ? (
      <div className="text">
        <Heading level={2}>{block.heading}</Heading>
      </div>
    ) : null
  const id = ids.forHeading(`utvidbar-${block.heading ?? 'tekst'}`)
  return (
    <div className="text">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <Enhanced
        name="expand"
        as="div"
        when="visible"
        className={['expand', ...heightClasses(block.height)].join(' ')}
        data-more={more}
        data-less={block.lessLabel || site.t('expandLess')}
      >
        <div className="expand-content" id={id}>
          <RichText data={block.content} site={site} headingLevel={hasWords(block.heading) ? 3 : undefined} />
        </div>
        <div className="expand-bar">
          <a className="button button-secondary" href={`#${id}`}>
            {more}
          </a>
          <button type="button" className="button button-secondary" aria-controls={id} hidden>
            {more}
          </button>
        </div>
      </Enhanced>
    </div>
  )
}
