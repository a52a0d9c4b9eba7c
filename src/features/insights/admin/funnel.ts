/** The steps from a visit to an answer: visits, then the requests that came of them. Each is a share of its own kind. */
import type { Figures } from '../facts'

type StepName = 'visits' | 'leads' | 'requests' | 'received' | 'answered'

export interface Step {
  name: StepName
  count: number
  /** Of what it is a share: of the first of its kind. Undefined for the first. */
  of: number | undefined
  /** The step before, where that is not the first. */
  before: number | undefined
}

export function stepsOf({ sums, answering }: Figures): Step[] {
  const { visits = 0, leads = 0, requests = 0 } = sums
  const { received, answered } = answering
  return [
    { name: 'visits', count: visits, of: undefined, before: undefined },
    { name: 'leads', count: leads, of: visits, before: undefined },
    { name: 'requests', count: requests, of: visits, before: leads },
    // Requests are stored of visits that are not counted, too, and a visit may send several.
    { name: 'received', count: received, of: undefined, before: undefined },
    { name: 'answered', count: answered, of: received, before: undefined },
  ]
}
