import { expect, test, vi } from 'vitest'
import { HONEYPOT } from './honeypot'
import { receiveSubmission, type Submission } from './receiveSubmission'

const silent = { info() {}, warn() {}, error() {} }

/** A submission of which each step says that it was taken. */
function submission(steps: string[], changes: Partial<Submission<string, string, string>> = {}) {
  return {
    name: 'test',
    values: {},
    findStored: async () => void steps.push('findStored'),
    check: async () => {
      steps.push('check')
      return { output: 'checked' }
    },
    allow: () => steps.push('allow') > 0,
    store: async (output: string) => {
      steps.push('store')
      return { stored: `${output} and stored` }
    },
    ...changes,
  }
}

test('a submission is looked for, checked, counted against the limit, and stored, in this order', async () => {
  const steps: string[] = []
  expect(await receiveSubmission({ log: silent }, submission(steps))).toEqual({
    kind: 'stored',
    stored: 'checked and stored',
  })
  expect(steps).toEqual(['findStored', 'check', 'allow', 'store'])
})

test('who fills in the trap leaves nothing', async () => {
  const steps: string[] = []
  const received = await receiveSubmission({ log: silent }, submission(steps, { values: { [HONEYPOT]: 'x' } }))
  expect(received).toEqual({ kind: 'trapped' })
  expect(steps).toEqual([])
})

test('a form that another site sent is not looked at, where the receiver forbids it', async () => {
  const steps: string[] = []
  const headers = new Headers({ 'sec-fetch-site': 'cross-site' })
  const received = await receiveSubmission({ log: silent }, submission(steps, { headers }))
  expect([received, steps]).toEqual([{ kind: 'crossSite' }, []])
})

test('what is stored already is answered alike, and costs no try', async () => {
  const steps: string[] = []
  const received = await receiveSubmission({ log: silent }, submission(steps, { findStored: async () => 'before' }))
  expect(received).toEqual({ kind: 'stored', stored: 'before' })
  expect(steps).toEqual([])
})

test('invalid values cost no try, and a spent limit stores nothing', async () => {
  const steps: string[] = []
  const refused = await receiveSubmission(
    { log: silent },
    submission(steps, { check: async () => ({ refusal: 'invalid' }) }),
  )
  expect(refused).toEqual({ kind: 'refused', refusal: 'invalid' })
  expect(steps).toEqual(['findStored'])
  expect(await receiveSubmission({ log: silent }, submission([], { allow: () => false }))).toEqual({ kind: 'tooMany' })
})

test('what cannot be stored is logged without its values', async () => {
  const error = vi.fn()
  const failing = submission([], {
    store: () => Promise.reject(new Error('insert into members values (kari@example.no)')),
  })
  expect(await receiveSubmission({ log: { ...silent, error } }, failing)).toEqual({ kind: 'failed' })
  expect(JSON.stringify(error.mock.calls)).toContain('"form":"test"')
  expect(JSON.stringify(error.mock.calls)).not.toContain('kari@example.no')
})
