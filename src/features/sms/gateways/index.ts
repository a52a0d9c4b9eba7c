/** The gateways, by their names in the settings. */
import type { CallingGateway } from '../addresses'
import type { SmsSettings } from '../settings'
import type { CallReader, Gateway } from './gateway'
import { kannelCalls, kannelGateway } from './kannel'
import { linkCalls, linkGateway } from './link'
import { sveveCalls, sveveGateway } from './sveve'
import { twilioCalls, twilioGateway } from './twilio'

/** Sends nothing: messages are read in the admin's list. */
const logGateway: Gateway = { name: 'log', send: async () => ({ outcome: 'sent' }) }

const makers: Readonly<Record<Exclude<SmsSettings['gateway'], 'none'>, (settings: SmsSettings) => Gateway>> = {
  log: () => logGateway,
  kannel: kannelGateway,
  sveve: sveveGateway,
  link: linkGateway,
  twilio: twilioGateway,
}

/** Undefined if messages are to wait. */
export function gatewayOf(settings: SmsSettings): Gateway | undefined {
  return settings.gateway === 'none' ? undefined : makers[settings.gateway]?.(settings)
}

export const callReaders: Readonly<Record<CallingGateway, CallReader>> = {
  kannel: kannelCalls,
  sveve: sveveCalls,
  link: linkCalls,
  twilio: twilioCalls,
}
