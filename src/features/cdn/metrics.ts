/** Whether the edge takes purges, for the operator; depth and age are reported for every queue. */
import { declaredIn } from '../../web/declared'
import type { OperatorMetric } from '../../web/operatorMetric'
import { failingPurge } from './rows'

export const cdnMetrics: readonly OperatorMetric[] = [
  {
    name: 'cdn_purge_failures',
    help: 'Failed attempts of the purge that has waited for the edge longest; 0 while purges arrive.',
    labels: ['provider'],
    async read(payload) {
      const { cdn } = declaredIn(payload)
      if (!cdn) return []
      const failing = await failingPurge(payload, Date.now())
      return [{ value: failing?.attempts ?? 0, labels: { provider: cdn.provider } }]
    },
  },
  {
    name: 'cdn_purge_overdue_seconds',
    help: 'For how long visitors may have seen old pages since a purge failed; 0 while purges arrive.',
    labels: ['provider'],
    async read(payload) {
      const { cdn } = declaredIn(payload)
      if (!cdn) return []
      const failing = await failingPurge(payload, Date.now())
      return [{ value: (failing?.overdue ?? 0) / 1000, labels: { provider: cdn.provider } }]
    },
  },
]
