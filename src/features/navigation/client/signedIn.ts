/** Marks the page for signed-in visitors: cached pages are the same for all, so only the browser knows. */
import { ACCOUNT_CHANGED, SIGNED_IN_COOKIE } from '../../../web/events'

function mark(): void {
  const signedIn = document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
}

export function startSignedIn(): void {
  mark()
  document.addEventListener(ACCOUNT_CHANGED, mark)
}
