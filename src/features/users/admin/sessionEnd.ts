/**
 * Notices that the session has ended while a user works in the admin. The request that was turned away waits until the
 * user has signed in again and is then sent once more, so that nothing that was typed is lost.
 */

/** What ends or begins a session, or asks for it. */
const ofSession = /^\/api\/users\/(?:me|login|logout)$/

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, window.location.href)

interface Session {
  /** Whether the browser's cookie still stands for a session. */
  isAlive(): Promise<boolean>
  /** Resolves once the user is signed in again; false if the user leaves it. `isSave`: of a form, no call of a screen. */
  signInAgain(isSave: boolean): Promise<boolean>
}

/** Returns a function that removes the interception. */
export function keepRequests({ isAlive, signInAgain }: Session): () => void {
  const { fetch } = window
  const asking: typeof fetch = async (input, init) => {
    // A request's body can be read once.
    const again = input instanceof Request ? input.clone() : input
    const response = await fetch(input, init)
    if (response.status !== 401 && response.status !== 403) return response
    const { origin, pathname } = addressOf(input)
    if (origin !== window.location.origin || !pathname.startsWith('/api/') || ofSession.test(pathname)) return response
    if (await isAlive()) return response
    return (await signInAgain(init?.body instanceof FormData)) ? asking(again, init) : response
  }
  window.fetch = asking
  return () => {
    if (window.fetch === asking) window.fetch = fetch
  }
}
