/**
 * Opens links to pictures in the lightbox (docs/behaviour.md#lightbox). The only part that a page loads: the rest is
 * fetched at the first such click, and if that fails the link is followed. Selector and media query are attributes of
 * the body (`lightbox.ts` of the site), since every visitor loads every byte of this script.
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
