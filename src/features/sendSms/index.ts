/** Sending SMS from a page: the call of the block `sendSms`, where clients expect it and where editors moved it. */

import { service } from '../../platform/services'
import { AJAX_ADDRESS } from '../../web/ajaxAddress'
import type { Feature } from '../../web/feature'
import { readValues } from '../../web/forms/readValues'
import { readSmsSettings, SMS_SETTINGS } from '../sms'
import { sendSmsAction } from './action'
import { sendSms } from './blocks/sendSms'
import { SEND_SMS_ACTION } from './blocks/sendSms/wire'
import { texts } from './texts'

/** Where a chosen address leads. */
const OWN_ADDRESS = '/sms/send'

/** One for each program, so that both addresses share its limits. */
const sendAction = service(sendSmsAction)

export const sendSmsFeature: Feature = {
  name: 'sendSms',
  texts,
  blocks: [sendSms],
  ajaxActions: (runtime) => ({ [SEND_SMS_ACTION]: sendAction.of(runtime) }),
  pathOverrides: [
    {
      global: SMS_SETTINGS,
      defaultPath: OWN_ADDRESS,
      async chosen({ payload }) {
        const { sendAddress } = await readSmsSettings(payload)
        return sendAddress === AJAX_ADDRESS ? undefined : sendAddress
      },
    },
  ],
  routes(routes, runtime) {
    const action = sendAction.of(runtime)
    routes.post(OWN_ADDRESS, async (context) => action(await readValues(context), context))
  },
}
