/** The content security policy of the public site: nothing from elsewhere, and no inline script or style without its hash. */

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
    `style-src 'self' '${styleHash}'`,
  ].join('; ')
}
