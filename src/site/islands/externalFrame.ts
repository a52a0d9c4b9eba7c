/** Puts the frame of another site where its link was, once the visitor asks for it. */
import { isPlainClick } from '../client/plainClick'

export default function offerFrame(holder: HTMLElement): void {
  const { frame: address = '', rights = '', title = '' } = holder.dataset
  const link = holder.querySelector('a')
  if (!link || !address) return
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
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = rights
    frame.allowFullscreen = true
    // Players ask who shows them; the site's other requests tell no more than this either.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = address
    link.parentElement?.replaceChildren(frame)
    frame.focus()
  })
}
