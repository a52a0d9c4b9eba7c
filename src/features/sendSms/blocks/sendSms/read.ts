/** What the send-SMS form is made of beside the block. */

import type { ContentReader } from '../../../../cms/reader'
import type { SubscriberGroup } from '../../../../cms/types'
import { AJAX_ADDRESS } from '../../../../web/ajaxAddress'
import { openGroups } from '../../../newsletter'
import { SMS_SETTINGS } from '../../../sms'

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
    // Visitors may read the address of the form, and no other of these settings.
    reader.remember('send-sms address', [SMS_SETTINGS], async (req) => {
      const select = { sendAddress: true } as const
      const { sendAddress } = await payload.findGlobal({ slug: SMS_SETTINGS, depth: 0, select, req })
      return sendAddress || AJAX_ADDRESS
    }),
    openGroups(reader),
  ])
  return { endpoint, secret: payload.secret, groups }
}
