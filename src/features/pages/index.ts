/** Pages that editors write and visitors read. */

import type { Feature } from '../../web/feature'
import { PAGE_TREE_TAG } from '../../web/pageTree'
import { embeddedPage } from './blocks/embeddedPage'
import { checkRoutes } from './check/routes'
import { pages } from './collections'
import { pageRoute } from './pageRoute'
import { pagesOfSiteMap } from './pagesOfSiteMap'
import { previewRoutes } from './preview/routes'
import { previewSecretTexts } from './preview/token'
import { treeBefore } from './redirects'
import { schedulePublishChecked } from './schedule'
import { startSchedule } from './scheduleRunner'
import { texts } from './texts'

export { drawPublished } from './pageRoute'
export { withPublishedParts } from './preview/draft'

export const pagesFeature: Feature = {
  name: 'pages',
  texts,
  collections: [
    {
      collection: pages,
      // The page tree changes only with the fields in it; changing the body purges no other page.
      extraTags: ({ doc, req, deleted }) => {
        const id = doc.id as number
        const node = treeBefore(req)?.node(id)
        const parent = doc.parent as { id: number } | number | null | undefined
        const locale = req.locale === 'en' ? 'en' : 'nb'
        const same =
          !deleted &&
          node !== undefined &&
          doc._status === 'published' &&
          node.slug === doc.slug &&
          node.parent === (typeof parent === 'object' ? (parent?.id ?? null) : (parent ?? null)) &&
          node.title[locale] === doc.title &&
          node.noindex === (doc.noindex === true)
        return same ? [] : [PAGE_TREE_TAG]
      },
    },
  ],
  blocks: [embeddedPage],
  pages: [pageRoute],
  siteMap: pagesOfSiteMap,
  routes(routes, runtime) {
    previewRoutes(routes, runtime)
    checkRoutes(routes, runtime)
  },
  admin: { providers: ['/src/features/pages/admin/ScheduleRefusals#ScheduleRefusals'] },
  cms: { serverFunctions: { 'schedule-publish': schedulePublishChecked } },
  secretTexts: previewSecretTexts,
  work: startSchedule,
}
