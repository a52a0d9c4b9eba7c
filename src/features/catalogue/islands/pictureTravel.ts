/**
 * The picture of the card that is clicked travels to the article's page, in browsers with transitions between documents
 * (styles `article.css`); in others the click is as before.
 */
import { isPlainClick } from '../../../web/client/plainClick'

/** Of the first picture of an article's page. A name that two elements have stops the transition. */
const NAME = 'article-picture'

/** The picture that was last sent from this document, to which a visitor may have come back. */
let sent: HTMLElement | undefined

export default function startPictureTravel(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.tile-link')
    const picture = link?.closest('.article-tile')?.querySelector<HTMLElement>('.tile-picture > img')
    if (!picture || !isPlainClick(event)) return
    // This page may be an article's own.
    document.querySelector<HTMLElement>('.article-pictures img')?.style.setProperty('view-transition-name', 'none')
    sent?.style.removeProperty('view-transition-name')
    picture.style.setProperty('view-transition-name', NAME)
    sent = picture
  })
}
