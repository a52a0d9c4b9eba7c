/**
 * Steps of the funnel from visit to answer: counted visits, then stored requests. Shares are computed within each kind.
 */
import type { Figures } from '../facts'

type StepName = 'visits' | 'leads' | 'requests' | 'received' | 'answered'

export interface FunnelStep {
  name: StepName
  count: number
  /** Share of the first step of its kind. Undefined for the first. */
  of: number | undefined
  /** The previous step, if that is not the first. */
  before: number | undefined
}

export function stepsOf({ sums, answering }: Figures): FunnelStep[] {
  const { visits = 0, leads = 0, requests = 0 } = sums
  const { received, answered } = answering
  return [
    { name: 'visits', count: visits, of: undefined, before: undefined },
    { name: 'leads', count: leads, of: visits, before: undefined },
    { name: 'requests', count: requests, of: visits, before: leads },
    // Requests are stored also for visits that are not counted, and a visit may send several.
    { name: 'received', count: received, of: undefined, before: undefined },
    { name: 'answered', count: answered, of: received, before: undefined },
  ]
}
