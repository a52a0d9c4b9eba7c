/**
 * Opens links to pictures in the lightbox (docs/behaviour.md#lightbox). All that a page loads of it: the rest comes
 * with the first such click, and where it cannot come, the link is followed. Which links and which windows the body
 * says (`lightbox.ts` of the site), since every byte here is loaded by every visitor.
 */
import { isPlainClick } from '../plainClick'

export function startLightbox(): void {
  document.addEventListener('click', (event) => {
    const { lightbox, lightboxLinks, lightboxWindow } = document.body.dataset as Record<string, string>
    const link = (event.target as Element).closest<HTMLAnchorElement>(lightboxLinks as 'a')
    if (link && isPlainClick(event) && matchMedia(lightboxWindow as string).matches) {
      event.preventDefault()
      import(/* @vite-ignore */ lightbox as string).then(
        ({ default: open }: typeof import('./lightbox')) => open(link),
        () => location.assign(link.href),
      )
    }
  })
}
