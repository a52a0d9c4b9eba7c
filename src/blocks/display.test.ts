import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onChange } from '../cms/changes'
import type { PageBlock } from '../web/contentBlock'
import { displayClasses, displayRules, isShownAt, nextChange, renewAt } from './display'

const block = (display?: PageBlock['display']): PageBlock => ({
  blockType: 'quote',
  text: 'Ord',
  ...(display ? { display } : {}),
})
const at = (text: string) => Date.parse(text)

beforeEach(() => void vi.useFakeTimers({ now: at('2026-03-29T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a block that says nothing, or says what it does anyway, has neither classes nor rules', () => {
  const standard = {
    width: 'standard',
    background: 'none',
    spacing: 'standard',
    device: 'all',
    audience: 'all',
  } as const
  for (const one of [block(), block({}), block(standard)]) {
    expect(displayClasses(one)).toEqual([])
    expect(displayRules(one)).toEqual([])
  }
})

test('each choice is a class', () => {
  const chosen = block({
    width: 'narrow',
    background: 'surface',
    spacing: 'less',
    device: 'phone',
    audience: 'members',
  })
  expect(displayClasses(chosen)).toEqual([
    'block-narrow',
    'block-surface',
    'block-space-less',
    'only-on-phones',
    'for-members',
  ])
  expect(displayRules(chosen)).toHaveLength(1)
})

test('a block is shown from its first moment, and no longer in its last', () => {
  const shown = block({ from: '2026-12-24T16:00:00.000Z', until: '2026-12-26T00:00:00.000Z' })
  expect(isShownAt(shown, at('2026-12-24T15:59:59.999Z'))).toBe(false)
  expect(isShownAt(shown, at('2026-12-24T16:00:00.000Z'))).toBe(true)
  expect(isShownAt(shown, at('2026-12-25T23:59:59.999Z'))).toBe(true)
  expect(isShownAt(shown, at('2026-12-26T00:00:00.000Z'))).toBe(false)
  expect(isShownAt(block(), 0)).toBe(true)
})

test('the next change is the nearest moment that is still to come', () => {
  const blocks = [
    block({ from: '2026-12-24T16:00:00Z', until: '2027-01-02T00:00:00Z' }),
    block({ until: '2026-12-27T00:00:00Z' }),
  ]
  expect(nextChange(blocks, at('2026-12-01T00:00:00Z'))).toBe(at('2026-12-24T16:00:00Z'))
  expect(nextChange(blocks, at('2026-12-24T16:00:00Z'))).toBe(at('2026-12-27T00:00:00Z'))
  expect(nextChange(blocks, at('2027-01-02T00:00:00Z'))).toBe(undefined)
})

test('a document is renewed at its moment, once, however often and far ahead it was asked for', () => {
  const emitted: string[] = []
  const stop = onChange((tags) => emitted.push(...tags))
  const moment = at('2026-04-29T00:00:00Z')
  renewAt('pages:12', moment)
  renewAt('pages:12', moment)
  renewAt('pages:13', moment + 1)
  vi.advanceTimersByTime(moment - Date.now() - 1)
  expect(emitted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual(['pages:12'])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual(['pages:12', 'pages:13'])
  stop()
})

test('an earlier moment takes the place of a later one', () => {
  const emitted: number[] = []
  const stop = onChange(() => emitted.push(Date.now()))
  const now = Date.now()
  renewAt('pages:14', now + 5000)
  renewAt('pages:14', now + 1000)
  vi.advanceTimersByTime(10_000)
  expect(emitted).toEqual([now + 1000])
  stop()
})

test('a moment that has come is told though the next one is asked for before its timer', () => {
  const emitted: string[][] = []
  const stop = onChange((tags) => emitted.push([...tags]))
  const now = Date.now()
  renewAt('pages:15', now + 1000)
  // The process was busy when it came.
  vi.setSystemTime(now + 1500)
  renewAt('pages:15', now + 60_000)
  vi.advanceTimersByTime(1000)
  expect(emitted).toEqual([['pages:15']])
  stop()
})
