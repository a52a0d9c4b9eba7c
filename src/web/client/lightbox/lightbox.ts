/** What a link opens on top of the page. Fetched at the first click on such a link (`start.ts`). */
import type { LightboxSettings } from '../../lightbox'
import { isImageAddress } from './imageAddress'
import { openContent, openFrame } from './panel'
import { openPictures } from './pictures'

export default function openLightbox(link: HTMLAnchorElement): void {
  // A second click while the first was still fetching. What is open may open another.
  if (document.querySelector('dialog.lightbox[open]') && !link.closest('dialog.lightbox')) return
  const texts = JSON.parse(document.body.dataset.lightboxSettings ?? '{}') as LightboxSettings
  if (link.dataset.lightbox === 'content') openContent(link, texts)
  else if (link.dataset.lightbox === 'frame') openFrame(link, texts)
  else if (isImageAddress(link, location.origin)) openPictures(link, texts)
  // It only looked like a picture of ours.
  else location.assign(link.href)
}
