/**
 * A word with its explanation. Without script it shows while the word is hovered or focused; the module puts it in the
 * top layer and keeps it inside the window. A tooltip that is always shown covers nothing: left or right, it continues
 * in the sentence like text in brackets; above or below, it is a note at its paragraph (`TipNote`).
 */
import type { TooltipFields } from '../cms/richText/tooltip'
import { Enhanced } from './Enhanced'
import type { PageIds } from './headingIds'
import type { Site } from './site'

export function Tooltip({ fields, site, ids }: { fields: TooltipFields; site: Site; ids: PageIds }) {
  const { text, tip, position = 'top', behaviour = 'hover' } = fields
  // Just inserted in the editor, it has no text yet.
  if (!text || !tip) return text
  if (behaviour === 'always') {
    const word = <span className="tip-word">{text}</span>
    const note = (
      <span className="tip-bubble" role="note" aria-label={site.t('tooltipAbout')}>
        {tip}
      </span>
    )
    const [first, second] = position === 'left' || position === 'top' ? [note, word] : [word, note]
    return (
      <span className={`tip tip-always tip-${position}`}>
        {first}
        {second}
      </span>
    )
  }
  const id = ids.forHeading(`tips-${text}`)
  return (
    <Enhanced
      name="tooltip"
      as="span"
      when="visible"
      className={`tip tip-${behaviour} tip-${position}`}
      data-behaviour={behaviour}
      data-position={position}
    >
      {/* Safari focuses a clicked button only if it has a tabindex. */}
      <button type="button" className="tip-word" tabIndex={0} aria-describedby={id}>
        {text}
      </button>
      <span className="tip-bubble" role="tooltip" id={id}>
        {tip}
      </span>
    </Enhanced>
  )
}

/** A tooltip that is always shown above or below a paragraph: it repeats its word, which may be on any line. */
export function TipNote({
  word,
  tip,
  position,
  site,
}: {
  word: string
  tip: string
  position: 'top' | 'bottom'
  site: Site
}) {
  return (
    <div className={`tip-note tip-note-${position} tip-bubble`} role="note" aria-label={site.t('tooltipAbout')}>
      <strong>{word}:</strong> {tip}
    </div>
  )
}
