/** Pages that editors write and visitors read. */

import { PAGES } from '../../cms/linkTargets'
import { relatedId } from '../../cms/relatedId'
import { defaultLocale, isLocale } from '../../lib/locales'
import type { Feature } from '../../web/feature'
import { PAGE_TREE_TAG } from '../../web/pageTree'
import { blockPictureRoute } from './blockPictureRoute'
import { embeddedPage } from './blocks/embeddedPage'
import { pages } from './collections'
import { pagesOutline } from './outline'
import { draftPath, drawPage, headFields, pageHead, pageRoute } from './pageRoute'
import { listedPage, pagesOfSiteMap } from './pagesOfSiteMap'
import { treeBefore } from './redirects'
import { schedulePublishChecked } from './schedule'
import { scheduledDocuments } from './scheduled'
import { startSchedule } from './scheduleRunner'
import { pageTasks } from './tasks'

export { drawPublished } from './pageRoute'
export { readJobs } from './scheduled'

export const pagesFeature: Feature = {
  name: 'pages',
  collections: [
    {
      collection: pages,
      // The page tree changes only with the fields in it; changing the body purges no other page.
      extraTags: ({ doc, req, deleted }) => {
        const id = doc.id as number
        const node = treeBefore(req)?.node(id)
        const parent = doc.parent as { id: number } | number | null | undefined
        const locale = isLocale(req.locale) ? req.locale : defaultLocale
        const same =
          !deleted &&
          node !== undefined &&
          doc._status === 'published' &&
          node.slug === doc.slug &&
          node.parent === (relatedId(parent) ?? null) &&
          node.title[locale] === doc.title &&
          node.noindex === (doc.noindex === true) &&
          node.canonical === (doc.canonical || undefined)
        return same ? [] : [PAGE_TREE_TAG]
      },
    },
  ],
  blocks: [embeddedPage],
  pages: [pageRoute],
  siteMap: pagesOfSiteMap,
  outline: pagesOutline,
  draftPages: [
    {
      collection: PAGES,
      path: draftPath,
      describedBy: ['description'],
      listed: listedPage,
      head: { fields: headFields, read: pageHead },
      draw: drawPage,
    },
  ],
  routes: blockPictureRoute,
  admin: {
    providers: ['/src/features/pages/admin/ScheduleRefusals#ScheduleRefusals'],
    tasks: pageTasks,
    schedules: [scheduledDocuments],
  },
  cms: { serverFunctions: { 'schedule-publish': schedulePublishChecked } },
  work: startSchedule,
}
