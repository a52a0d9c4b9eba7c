/** Data of the form besides the block: settings, groups, and the version of the consent's wording. */

import type { ContentReader } from '../../../../cms/reader'
import type { NewsletterSetting, SubscriberGroup } from '../../../../cms/types'
import { SMS_SETTINGS } from '../../../sms'
import { openGroups } from '../../groups'

export interface NewsletterForm {
  settings: NewsletterSetting
  /** Groups open for sign-up. */
  groups: readonly SubscriberGroup[]
  /** Whether subscribing requires a code by SMS. */
  verification: boolean
  /** Version of the consent's wording; 0 without one. */
  wordingVersion: number
}

export async function readNewsletter(reader: ContentReader): Promise<NewsletterForm> {
  const { payload } = reader
  const [settings, groups, hasGateway, wordingVersion] = await Promise.all([
    reader.global('newsletterSettings', { depth: 0 }),
    openGroups(reader),
    // Visitors only learn whether there is a gateway.
    reader.remember('sms gateway', [SMS_SETTINGS], async (req) => {
      const { gateway } = await payload.findGlobal({ slug: SMS_SETTINGS, depth: 0, select: { gateway: true }, req })
      return gateway !== 'none'
    }),
    reader.remember('consent wording', ['consentWordings'], async (req) => {
      const { docs } = await payload.find({
        collection: 'consentWordings',
        sort: '-version',
        limit: 1,
        pagination: false,
        select: { version: true },
        req,
      })
      return docs[0]?.version ?? 0
    }),
  ])
  return { settings, groups, verification: settings.verification === true && hasGateway, wordingVersion }
}
