import { expect, test } from 'vitest'
import { type Frame, type FrameEvent, isUnderWay, nextFrame } from './frame'

const after = (...events: FrameEvent[]) => events.reduce<Frame>(nextFrame, { state: 'asking' })

test('a page is asked for, then loaded, then shown', () => {
  expect([after(), after('found'), after('found', 'loaded')].map((frame) => [frame.state, isUnderWay(frame)])).toEqual([
    ['asking', true],
    ['loading', true],
    ['shown', false],
  ])
})

test('the empty document that a frame has before its page is no page', () => {
  expect(after('loaded').state).toBe('asking')
})

test('it fails when it is not there or does not come, and not after it was shown', () => {
  expect([after('failed').state, after('found', 'failed').state]).toEqual(['failed', 'failed'])
  expect(after('found', 'loaded', 'failed').state).toBe('shown')
  expect(after('found', 'failed', 'loaded').state).toBe('failed')
})
