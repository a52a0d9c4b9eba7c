/**
 * The content security policy of the public site: nothing from elsewhere, and no inline script or style without its
 * hash.
 */

/** Vite adds styles to the page during development; nothing else is relaxed. */
const developing = process.env.NODE_ENV === 'development'

/** What a page needs of the policy in addition to the defaults. */
export interface PageNeeds {
  /** Hash of the page's one style element: `sha256-…`. */
  styleHash: string
  /** Hosts whose pages it may show in frames, once the visitor asks. */
  frameHosts: readonly string[]
  /** Origins of pictures beside the site's own, as `https://tiles.example`. */
  pictureOrigins?: readonly string[] | undefined
}

export function pagePolicy({ styleHash, frameHosts, pictureOrigins = [] }: PageNeeds): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    ['frame-src', "'self'", ...frameHosts.map((host) => `https://${host}`)].join(' '),
    // The live preview and the lightbox frame pages of the site in others of it.
    "frame-ancestors 'self'",
    ['img-src', "'self'", 'data:', ...pictureOrigins].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${developing ? "'unsafe-inline'" : `'${styleHash}'`}`,
  ].join('; ')
}

/**
 * For responses that are not pages (data, redirects, scripts): opened directly they load and run nothing, and no page
 * can frame them.
 */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of a page that was made for one reader: neither cached nor indexed. */
export function personalHeaders(needs: PageNeeds) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(needs),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }
}
