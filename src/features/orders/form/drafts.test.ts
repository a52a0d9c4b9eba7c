import { expect, test } from 'vitest'
import { type Draft, draftOf, readDraft, reduceDraft, sentDraft } from './drafts'

const DAY = 24 * 60 * 60 * 1000
const kept = JSON.stringify({ at: 0, values: { name: 'Kari' } })

test('a draft is read for thirty days, and what something else wrote is none', () => {
  expect(readDraft(kept, 30 * DAY - 1)?.values).toEqual({ name: 'Kari' })
  expect(readDraft(kept, 30 * DAY)).toBeUndefined()
  for (const stored of [null, '', '{', '7', 'null', '{"values":{}}']) expect(readDraft(stored, 0)).toBeUndefined()
  expect(readDraft('{"at":0}', 0)?.values).toEqual({})
})

test('nothing typed is no draft; what was sent goes along with what is typed later', () => {
  expect(draftOf({ name: '' }, undefined, 5)).toBeUndefined()
  const sent = { key: 'k', content: 'c' }
  expect(draftOf({ name: 'Kari' }, { at: 1, values: {}, sent }, 5)).toEqual({ at: 5, values: { name: 'Kari' }, sent })
  expect(draftOf({ name: 'Kari' }, undefined, 5)).toEqual({ at: 5, values: { name: 'Kari' } })
})

test('the same content goes out under the same key, another under the form’s own', () => {
  const first = sentDraft(undefined, 'first', 'content', 1)
  expect(sentDraft(first, 'second', 'content', 2).sent.key).toBe('first')
  expect(sentDraft(first, 'second', 'changed', 2).sent.key).toBe('second')
})

test('what was sent or forgotten is not kept when the page is left', () => {
  const nothing: Draft = { state: 'kept', restored: false }
  const typed = reduceDraft(nothing, { kind: 'typed' })
  expect(typed.state).toBe('pending')
  for (const kind of ['kept', 'sent', 'forgotten'] as const) expect(reduceDraft(typed, { kind }).state).toBe('kept')
})

test('a draft that was found is told until it is forgotten', () => {
  const found = reduceDraft({ state: 'kept', restored: false }, { kind: 'restored' })
  expect(reduceDraft(found, { kind: 'typed' }).restored).toBe(true)
  expect(reduceDraft(found, { kind: 'forgotten' }).restored).toBe(false)
})
