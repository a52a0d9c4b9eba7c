/**
 * Whether a form was sent by a page of this site. For what changes who somebody is here: another site must not be able
 * to sign a visitor in as somebody else, or out.
 */

/** The `Host` header was checked before; the origin's scheme is not compared, since a proxy may end the encryption. */
export function sentFromHere(headers: Pick<Headers, 'get'>): boolean {
  // Said by browsers alone, and not forgeable by a page. `none` would be the visitor's own doing, which no post is.
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Every browser tells the origin of a post to another site; what tells nothing carries nobody's cookies either.
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
