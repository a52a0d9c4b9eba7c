/** The draft of the menus around the front page, beside the editor. */
import { hasRole } from '../../content/access/roles'
import { defaultLocale, isLocale } from '../../content/locales'
import type { Routes, Runtime } from '../../site/feature'
import { personalHeaders } from '../../site/policy'
import { NAVIGATION_PREVIEW } from './preview'

export function previewRoutes(router: Routes, { payload, renderWithDrafts }: Runtime): void {
  router.get(NAVIGATION_PREVIEW, async (context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, 'administrator', 'editor', 'marketer'))
      return context.redirect(`/admin/login?redirect=${encodeURIComponent(context.req.path)}`, 302)
    const asked = context.req.query('locale')
    const locale = isLocale(asked) ? asked : defaultLocale
    const rendered = await renderWithDrafts({ locale, path: '/' }, ['navigation'])
    const headers = personalHeaders(rendered.needs)
    return context.body(rendered.html, rendered.status as 200, headers)
  })
}
