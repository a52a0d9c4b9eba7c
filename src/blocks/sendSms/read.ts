/** What the send-SMS form is made of beside the block. */
import type { ContentReader } from '../../cms/reader'
import type { SubscriberGroup } from '../../cms/types'
import { AJAX_ADDRESS } from '../../web/ajaxAddress'

export interface SendSmsForm {
  /** Where it is sent. */
  endpoint: string
  /** Signs the rule of each block. */
  secret: string
  groups: readonly SubscriberGroup[]
}

export async function readSendSms(reader: ContentReader): Promise<SendSmsForm> {
  const { payload } = reader
  const [endpoint, groups] = await Promise.all([
    // Visitors may know where the form goes, and nothing else of these settings.
    reader.remember('send-sms address', ['smsSettings'], async (req) => {
      const select = { sendAddress: true } as const
      const { sendAddress } = await payload.findGlobal({ slug: 'smsSettings', depth: 0, select, req })
      return sendAddress || AJAX_ADDRESS
    }),
    reader.find('subscriberGroups', { where: { open: { equals: true } }, sort: ['position', 'id'] as never }),
  ])
  return { endpoint, secret: payload.secret, groups }
}
