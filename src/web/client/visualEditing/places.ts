/** The rich texts of the page, as `web/RichText.tsx` draws them. */
import { withoutBlanks } from '../../writtenText'
import { textNodes } from './textNodes'

/** What a rich text is drawn in. */
export const PLACE = '.rich-text'

/** What is drawn in it and kept as it is, by the type of its node. */
export const drawnAs: Readonly<Record<string, string>> = {
  upload: 'figure',
  horizontalrule: 'hr',
  table: '.table-region',
  inlineBlock: '.tip, .tip-word',
}

export const KEPT_DRAWN = [...Object.values(drawnAs), '.tip-note'].join(', ')

/** What of a kept node is written by itself: the cells of tables, and captions. */
export const PART = '.table-region td, .table-region th, figure > figcaption'

/** The text that the place shows, but for what is kept as it is in it; without blanks. */
export function shownText(place: HTMLElement): string {
  const apart = `${KEPT_DRAWN}, .visually-hidden`
  const isApart = (around: Element | null | undefined) => around != null && around !== place && place.contains(around)
  const shown = textNodes(place).filter(({ parentElement }) => !isApart(parentElement?.closest(apart)))
  return withoutBlanks(shown.map(({ data }) => data).join(''))
}
