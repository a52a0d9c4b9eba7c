/**
 * Puts the frame of another site where its link was, once the visitor asks for it: here, or for all places at once. A
 * yes that was withdrawn is none on the next page; what already plays is not torn away.
 */
import { hearAlways } from '../client/always'
import { isPlainClick } from '../client/plainClick'

export default function offerFrame(holder: HTMLElement): void {
  const { frame: address = '', rights = '', title = '' } = holder.dataset
  const link = holder.querySelector('a')
  if (!link || !address) return

  /** Nothing starts to play, and focus stays, unless this very frame was asked for. */
  function show(asked: boolean): void {
    const player = link?.parentElement
    if (!player || player.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = asked ? rights : rights.replace(/autoplay;?\s*/, '')
    frame.allowFullscreen = true
    // Players ask who shows them; the site's other requests tell no more than this either.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = asked ? address : withoutAutoplay(address)
    player.replaceChildren(frame)
    if (asked) frame.focus()
  }

  // What it does is no longer to lead away.
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    // A new tab or window is asked for the page itself.
    if (!isPlainClick(event)) return
    event.preventDefault()
    show(true)
  })
  hearAlways(holder, () => show(false))
}

function withoutAutoplay(address: string): string {
  const url = new URL(address, location.href)
  url.searchParams.delete('autoplay')
  return url.href
}
