/**
 * The program is the list of its features. In this order pages are asked (the first that answers is shown), the
 * configuration is changed, and the parts of the admin stand.
 */

import { ownBlocks } from './blocks/list'
import { accountsFeature } from './features/accounts'
import { adminSearchFeature } from './features/adminSearch'
import { analyticsFeature } from './features/analytics'
import { approvalFeature } from './features/approval'
import { avifFeature } from './features/avif'
import { backupsFeature } from './features/backups'
import { campaignsFeature } from './features/campaigns'
import { catalogueFeature } from './features/catalogue'
import { cdnFeature } from './features/cdn'
import { collaborationFeature } from './features/collaboration'
import { commentsFeature } from './features/comments'
import { consentFeature } from './features/consent'
import { deadLinksFeature } from './features/deadLinks'
import { dealersFeature } from './features/dealers'
import { deletionFeature } from './features/deletion'
import { deliveryTermsFeature } from './features/deliveryTerms'
import { deskFeature } from './features/desk'
import { draftsFeature } from './features/drafts'
import { eventsFeature } from './features/events'
import { fileTextsFeature } from './features/fileTexts'
import { formsFeature } from './features/forms'
import { forwardingFeature } from './features/forwarding'
import { iconsFeature } from './features/icons'
import { importsFeature } from './features/imports'
import { indexNowFeature } from './features/indexNow'
import { insightsFeature } from './features/insights'
import { navigationFeature } from './features/navigation'
import { newsletterFeature } from './features/newsletter'
import { orderListFeature } from './features/orderList'
import { ordersFeature } from './features/orders'
import { outboxFeature } from './features/outbox'
import { pagesFeature } from './features/pages'
import { postsFeature } from './features/posts'
import { privacyFeature } from './features/privacy'
import { redirectsFeature } from './features/redirects'
import { releasesFeature } from './features/releases'
import { reusableBlocksFeature } from './features/reusableBlocks'
import { savedViewsFeature } from './features/savedViews'
import { searchFeature } from './features/search'
import { searchPreviewFeature } from './features/searchPreview'
import { sendSmsFeature } from './features/sendSms'
import { siteMapFeature } from './features/siteMap'
import { smsFeature } from './features/sms'
import { translationFeature } from './features/translation'
import { undeliveredFeature } from './features/undelivered'
import { usersFeature } from './features/users'
import { visualEditingFeature } from './features/visualEditing'
import { writingHelpFeature } from './features/writingHelp'
import { byType } from './web/contentBlock'
import type { Feature } from './web/feature'

export const program: readonly Feature[] = [
  searchFeature,
  formsFeature,
  accountsFeature,
  dealersFeature,
  catalogueFeature,
  newsletterFeature,
  orderListFeature,
  ordersFeature,
  outboxFeature,
  campaignsFeature,
  smsFeature,
  sendSmsFeature,
  importsFeature,
  fileTextsFeature,
  avifFeature,
  postsFeature,
  eventsFeature,
  pagesFeature,
  draftsFeature,
  searchPreviewFeature,
  siteMapFeature,
  indexNowFeature,
  deliveryTermsFeature,
  reusableBlocksFeature,
  redirectsFeature,
  deadLinksFeature,
  navigationFeature,
  analyticsFeature,
  forwardingFeature,
  consentFeature,
  privacyFeature,
  iconsFeature,
  collaborationFeature,
  commentsFeature,
  releasesFeature,
  approvalFeature,
  deletionFeature,
  usersFeature,
  savedViewsFeature,
  deskFeature,
  adminSearchFeature,
  undeliveredFeature,
  insightsFeature,
  backupsFeature,
  cdnFeature,
  visualEditingFeature,
  translationFeature,
  writingHelpFeature,
]

/** Every content block: those that belong to no feature first. */
export const contentBlocks = byType([...ownBlocks, ...program.flatMap(({ blocks = [] }) => blocks)])
