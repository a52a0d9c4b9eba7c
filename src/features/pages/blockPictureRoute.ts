/** Drawings of the blocks, for the picker of the admin. */
import { BLOCK_PICTURES } from '../../cms/fields/block'
import { declaredIn } from '../../web/declared'
import type { Routes, Runtime } from '../../web/feature'

export function blockPictureRoute(router: Routes, { payload }: Pick<Runtime, 'payload'>): void {
  router.get(`${BLOCK_PICTURES}/:file{.+\\.svg}`, (context) => {
    const type = context.req.param('file').slice(0, -'.svg'.length)
    const picture = declaredIn(payload).blocks.get(type)?.picture
    if (!picture) return context.notFound()
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, max-age=3600',
    })
  })
}
