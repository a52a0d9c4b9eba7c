/** Signed, expiring links to a draft: whoever has the link may read that one draft, and nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLocale, type Locale } from '../../../content/locales'

export interface PreviewGrant {
  page: number
  locale: Locale
  /** Milliseconds since 1970. */
  expires: number
}

/** The same secret signs other things; the purpose keeps them apart. */
const PURPOSE = 'preview-link'

/** Wherever a link to a draft was pasted. */
export const previewSecretTexts: readonly RegExp[] = [/(?<=\/preview\/shared\/)[\w.-]+/g]

function sign(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}:${text}`).digest()
}

export function previewToken({ page, locale, expires }: PreviewGrant, secret: string): string {
  const text = `${page}.${locale}.${expires.toString(36)}`
  return `${text}.${sign(text, secret).toString('base64url')}`
}

/** What a token grants; undefined when it was forged, mangled or has expired. */
export function readPreviewToken(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [page = '', locale = '', expires = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(`${page}.${locale}.${expires}`, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const grant = { page: Number(page), locale, expires: Number.parseInt(expires, 36) }
  if (!isLocale(grant.locale) || !(grant.expires > now)) return undefined
  return { ...grant, locale: grant.locale }
}
