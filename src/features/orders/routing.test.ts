import { expect, test } from 'vitest'
import { type Candidate, routeRequest } from './routing'

const able = (id: number): Candidate => ({ id, canReceive: true })
const unable = (id: number): Candidate => ({ id, canReceive: false })

const chosen = [undefined, null, unable(1), able(2)]
const nearest = [[], [unable(3)], [unable(3), able(4)], [able(5), able(6)]]
const territory = [[], [unable(7)], [unable(7), able(8)]]

const cases = chosen.flatMap((choice) =>
  nearest.flatMap((near) =>
    territory.flatMap((serving) =>
      (['nearest', 'territory'] as const).map((first) => [choice, near, serving, first] as const),
    ),
  ),
)

test.each(cases)('chosen %o, nearest %o, serving %o, first %s', (choice, near, serving, first) => {
  const decision = routeRequest({ chosen: choice, nearest: near, territory: serving }, first)
  const ableNear = near.find(({ canReceive }) => canReceive)
  const ableServing = serving.find(({ canReceive }) => canReceive)
  if (choice?.canReceive) return expect(decision).toEqual({ dealer: choice.id, routing: 'chosen' })
  // The choice cannot receive requests, or no dealer can.
  if (choice !== undefined || (!ableNear && !ableServing))
    return expect(decision).toEqual({ dealer: undefined, routing: 'headOffice' })
  const isTerritory = ableServing && (first === 'territory' || !ableNear)
  expect(decision).toEqual(
    isTerritory ? { dealer: ableServing?.id, routing: 'territory' } : { dealer: ableNear?.id, routing: 'nearest' },
  )
})
