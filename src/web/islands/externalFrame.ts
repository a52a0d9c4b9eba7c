/**
 * Replaces a link with the frame of another site once the visitor asks for it: here, or for all places at once.
 * Withdrawn consent applies from the next page on; a player that is already running is not removed.
 */
import { whenAllowed } from '../client/always'
import { isPlainClick } from '../client/plainClick'

export default function offerFrame(holder: HTMLElement): void {
  const { frame: address = '', rights = '', title = '' } = holder.dataset
  const link = holder.querySelector('a')
  if (!link || !address) return

  /** Autoplays and moves the focus only if this very frame was asked for. */
  function show(asked: boolean): void {
    const player = link?.parentElement
    if (!player || player.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = asked ? rights : rights.replace(/autoplay;?\s*/, '')
    frame.allowFullscreen = true
    // Players require the embedding origin; the site's other requests send no more than this either.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = asked ? address : withoutAutoplay(address)
    player.replaceChildren(frame)
    if (asked) frame.focus()
  }

  // With script the link no longer navigates.
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    // A new tab or window opens the page itself.
    if (!isPlainClick(event)) return
    event.preventDefault()
    show(true)
  })
  whenAllowed(holder, () => show(false))
}

function withoutAutoplay(address: string): string {
  const url = new URL(address, location.href)
  url.searchParams.delete('autoplay')
  return url.href
}
