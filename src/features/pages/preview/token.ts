/** Signed, expiring links to a draft: the link grants reading of that one draft only. */
import { isLocale, type Locale } from '../../../lib/locales'
import { isSameSignature, signatureBytes } from '../../../platform/signing'

export interface PreviewGrant {
  page: number
  locale: Locale
  /** Milliseconds since 1970. */
  expires: number
}

/** Matches links to drafts in any text. */
export const previewSecretTexts: readonly RegExp[] = [/(?<=\/preview\/shared\/)[\w.-]+/g]

const sign = (text: string, secret: string) => signatureBytes(secret, 'preview-link', text)

export function previewToken({ page, locale, expires }: PreviewGrant, secret: string): string {
  const text = `${page}.${locale}.${expires.toString(36)}`
  return `${text}.${sign(text, secret).toString('base64url')}`
}

/** The grant of a token; undefined if it is forged, malformed or expired. */
export function readPreviewToken(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [page = '', locale = '', expires = '', signature = ''] = token.split('.')
  const right = sign(`${page}.${locale}.${expires}`, secret)
  if (!isSameSignature(Buffer.from(signature, 'base64url'), right)) return undefined
  const grant = { page: Number(page), locale, expires: Number.parseInt(expires, 36) }
  if (!isLocale(grant.locale) || !(grant.expires > now)) return undefined
  return { ...grant, locale: grant.locale }
}
