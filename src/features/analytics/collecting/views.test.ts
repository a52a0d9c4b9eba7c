import { expect, test } from 'vitest'
import type { AnalyticsEvent } from './event'
import { PATIENCE, waitingViews } from './views'

const view = (at: number, path = '/', visitor = 'v'): AnalyticsEvent => ({ kind: 'view', at, visitor, path })

test('a view that the script tells of is forgotten; another waits its time', () => {
  const views = waitingViews()
  views.answered([view(0)])
  views.answered([view(10, '/annen')])
  views.answered([view(20, '/', 'w')])
  views.reported('v', '/')
  expect(views.due(PATIENCE + 9)).toEqual([])
  expect(views.due(PATIENCE + 10)).toEqual([view(10, '/annen')])
  expect(views.due(0, true)).toEqual([view(20, '/', 'w')])
  expect(views.due(0, true)).toEqual([])
})

test('of two views of the same page the script tells of one at a time', () => {
  const views = waitingViews()
  views.answered([view(0)])
  views.answered([view(1)])
  views.reported('v', '/')
  expect(views.due(0, true)).toEqual([view(1)])
})

test('what belongs to a view goes with it', () => {
  const views = waitingViews()
  const conversion = { ...view(0, '/finn-forhandler'), kind: 'finn_din_forhandler' } as const
  views.answered([view(0, '/finn-forhandler'), conversion])
  expect(views.due(PATIENCE)).toEqual([view(0, '/finn-forhandler'), conversion])
})
