/**
 * The hidden value of the registration form. Pages are kept, by us and by whatever stands between, and are the same for
 * everyone: so it knows no session and does not expire, and outlives every copy of a page. What it keeps out are
 * posts by programs that never read a page of this site. The route that receives registrations checks it with
 * `isRegistrationNonce` and the same secret (`runtime.secret`, which is Payload's); it changes only with that.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The same secret signs other things; the purpose keeps them apart. */
const PURPOSE = 'registration-form'

export function registrationNonce(secret: string): string {
  return createHmac('sha256', secret).update(PURPOSE).digest('base64url')
}

export function isRegistrationNonce(nonce: string, secret: string): boolean {
  const given = Buffer.from(nonce)
  const right = Buffer.from(registrationNonce(secret))
  return given.length === right.length && timingSafeEqual(given, right)
}
