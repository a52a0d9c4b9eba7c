/** What the form is made of beside the block: settings, groups, and which words of consent stand there. */
import type { ContentReader } from '../../cms/reader'
import type { NewsletterSetting, SubscriberGroup } from '../../cms/types'

export interface NewsletterForm {
  settings: NewsletterSetting
  /** Those that take sign-ups. */
  groups: readonly SubscriberGroup[]
  /** Whether subscribing ends with a code by SMS. */
  verification: boolean
  /** Of the consent's words; 0 where there are none. */
  wordingVersion: number
}

export async function readNewsletter(reader: ContentReader): Promise<NewsletterForm> {
  const { payload } = reader
  const [settings, groups, hasGateway, wordingVersion] = await Promise.all([
    reader.global('newsletterSettings', { depth: 0 }),
    reader.find('subscriberGroups', { where: { open: { equals: true } }, sort: ['position', 'id'] as never }),
    // Visitors may know that there is a gateway, and nothing else of it.
    reader.remember('sms gateway', ['smsSettings'], async (req) => {
      const { gateway } = await payload.findGlobal({ slug: 'smsSettings', depth: 0, select: { gateway: true }, req })
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
