/** Opens a link's target on top of the page. Fetched at the first click on such a link (`start.ts`). */
import type { LightboxSettings } from '../../lightbox'
import { isImageAddress } from './imageAddress'
import { showModal } from './modal'
import { openPictures } from './pictures'

/** The panel's code is being fetched. */
let isComing = false

export default function openLightbox(link: HTMLAnchorElement): void {
  // Ignores a second click while the first is still fetching. A link inside the open lightbox may open another.
  if (isComing || (document.querySelector('dialog.lightbox[open]') && !link.closest('dialog.lightbox'))) return
  const texts = JSON.parse(document.body.dataset.lightboxSettings ?? '{}') as LightboxSettings
  if (link.dataset.lightbox) void openPanel(link, texts)
  else if (isImageAddress(link, location.origin)) openPictures(link, texts)
  // The address looked like a picture of ours but is none.
  else location.assign(link.href)
}

async function openPanel(link: HTMLAnchorElement, texts: LightboxSettings): Promise<void> {
  isComing = true
  try {
    const panel = await import('./Panel')
    panel.openPanel({ link, texts, show: showModal })
  } catch {
    location.assign(link.href)
  }
  isComing = false
}
