import { isSameSignature, signatureText } from '../../platform/signing'
/**
 * The hidden value of the registration form. Pages are cached, by the site and by proxies, and are the same for
 * everyone: so it is not bound to a session and does not expire, and outlives every copy of a page. It rejects posts by
 * programs that never read a page of this site. The route that receives registrations checks it with
 * `isRegistrationNonce` and the same secret (`runtime.secret`, which is Payload's); it changes only with that.
 */

export function registrationNonce(secret: string): string {
  return signatureText(secret, 'registration-form')
}

export function isRegistrationNonce(nonce: string, secret: string): boolean {
  return isSameSignature(nonce, registrationNonce(secret))
}
