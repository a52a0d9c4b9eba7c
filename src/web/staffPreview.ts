/** Pages that show drafts to staff, and to whom else they concern, beside the form in the admin. All other visitors are asked to sign in. */
import type { Context } from 'hono'
import type { PayloadRequest } from 'payload'
import { hasRole, staffRoles } from '../cms/access/roles'
import { defaultLocale, isLocale, type Locale } from '../lib/locales'
import type { Routes, Runtime } from './feature'
import { personalHeaders } from './policy'
import type { Rendered } from './render'

/** Parameter of the preview beside a form, where the places of empty texts are shown to be written there. */
const PLACES = 'places'

export const withPlaces = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${PLACES}=1`

interface PreviewRequest {
  id: number
  locale: Locale
  url: URL
  hasPlaces: boolean
}

/**
 * Serves drafts at a path in the router's syntax; `draw` is called only for users who may see them, and returns null
 * where there is no draft, a response where it is no page. `isSeenBy`: others than staff.
 */
export function staffPreview(
  router: Routes,
  { payload }: Pick<Runtime, 'payload'>,
  path: string,
  draw: (asked: PreviewRequest) => Promise<Rendered | Response | null>,
  isSeenBy: (user: PayloadRequest['user'], id: number) => boolean = () => false,
): void {
  router.get(path, async (context: Context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    const id = Number(context.req.param('id'))
    if (!hasRole(user, ...staffRoles) && !isSeenBy(user, id))
      return context.redirect(`/admin/login?redirect=${encodeURIComponent(context.req.path)}`, 302)
    const locale = context.req.query('locale')
    const rendered = await draw({
      id,
      locale: isLocale(locale) ? locale : defaultLocale,
      url: new URL(context.req.url),
      hasPlaces: context.req.query(PLACES) !== undefined,
    })
    if (!rendered) return context.notFound()
    if (rendered instanceof Response) return rendered
    if (rendered.kind === 'redirect') return context.redirect(rendered.to, 302)
    return context.body(rendered.body, rendered.status as 200, personalHeaders(rendered.needs))
  })
}
