/** Health of the chosen SMS gateway, for the operator. */
import type { OperatorMetric } from '../../web/operatorMetric'
import { gatewayState } from './gatewayState'
import { hasGateway, readSmsSettings } from './settings'

export const smsMetrics: readonly OperatorMetric[] = [
  {
    name: 'sms_gateway_failures',
    help: 'Failed calls of the SMS gateway since the last that succeeded.',
    labels: ['gateway'],
    async read(payload) {
      const settings = await readSmsSettings(payload)
      if (!hasGateway(settings)) return []
      const { gateway } = settings
      return [{ labels: { gateway }, value: (await gatewayState(payload, gateway)).failures }]
    },
  },
]
