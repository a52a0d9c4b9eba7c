import { editorRoles, hasRole } from '../../cms/access/roles'
import type { Routes, Runtime } from '../../web/feature'
import { PAGE_DOCUMENT } from './marker'

/** Longest path that is looked up, as of any public address. */
const LONGEST_PATH = 2048

/** For editors alone: `{ address }` of the edit view of what a page shows, an empty object where it shows no document. */
export function documentRoute(router: Routes, { payload, documentAt }: Runtime): void {
  router.get(PAGE_DOCUMENT, async (context) => {
    const headers = { 'cache-control': 'private, no-store' }
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, ...editorRoles)) return context.json({}, 401, headers)
    const path = context.req.query('path') ?? ''
    const document = path.startsWith('/') && path.length <= LONGEST_PATH ? await documentAt(path) : undefined
    return context.json(
      document ? { address: `/admin/collections/${document.collection}/${document.id}` } : {},
      200,
      headers,
    )
  })
}
