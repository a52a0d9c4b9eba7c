/** The content security policy of the public site: nothing from elsewhere, and no inline script or style without its hash. */

/** Vite puts styles into the page while developing; nothing else is loosened. */
const developing = process.env.NODE_ENV === 'development'

export function pagePolicy(styleHash: string, { framedBySelf = false } = {}): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${developing ? "'unsafe-inline'" : `'${styleHash}'`}`,
  ].join('; ')
}

/** Headers of a page that was made for one reader: kept by nobody, found by no search engine. */
export function personalHeaders(styleHash: string, options?: Parameters<typeof pagePolicy>[1]) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(styleHash, options),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }
}
