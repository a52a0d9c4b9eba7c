/**
 * Whether a form was sent by a page of this site. For requests that change who is signed in: another site must not be
 * able to sign a visitor in as another user, or out.
 */

/** The `Host` header was checked before; the origin's scheme is not compared, since a proxy may end the encryption. */
export function sentFromHere(headers: Pick<Headers, 'get'>): boolean {
  // Sent only by browsers, and not forgeable by a page. `none` would be a direct action of the visitor, which no post
  // is.
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Every browser sends the origin of a post to another site; a request without it carries no visitor's cookies either.
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
