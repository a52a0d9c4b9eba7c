/** `/robots.txt`: what search engines leave alone. */
import type { Routes, Runtime } from '../../web/feature'

export function robotsRoutes(routes: Routes, { siteUrl }: Runtime): void {
  routes.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\nDisallow: /sok\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    ),
  )
}
