/** Signed, expiring links to a draft: the link grants reading of that one draft in one language only. */
import { isLocale, type Locale } from '../../lib/locales'
import { isSameSignature, signatureBytes } from '../../platform/signing'

export interface PreviewGrant {
  collection: string
  id: number
  locale: Locale
  /** Milliseconds since 1970. */
  expires: number
}

/** Matches links to drafts in any text. */
export const previewSecretTexts: readonly RegExp[] = [/(?<=\/preview\/shared\/)[\w.-]+/g]

const sign = (text: string, secret: string) => signatureBytes(secret, 'preview-link', text)

export function previewToken({ collection, id, locale, expires }: PreviewGrant, secret: string): string {
  const text = `${collection}.${id}.${locale}.${expires.toString(36)}`
  return `${text}.${sign(text, secret).toString('base64url')}`
}

/** The grant of a token; undefined if it is forged, malformed or expired. */
export function readPreviewToken(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [collection = '', id = '', locale = '', expires = '', signature = ''] = token.split('.')
  const right = sign(`${collection}.${id}.${locale}.${expires}`, secret)
  if (!isSameSignature(Buffer.from(signature, 'base64url'), right)) return undefined
  const grant = { collection, id: Number(id), locale, expires: Number.parseInt(expires, 36) }
  if (!isLocale(grant.locale) || !(grant.expires > now)) return undefined
  return { ...grant, locale: grant.locale }
}
