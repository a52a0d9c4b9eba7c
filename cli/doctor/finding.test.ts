import { expect, test } from 'vitest'
import { error, errorLine, lineOf, ok, redacted, runChecks, warning } from './finding'

test('a check that throws is a line of its own, and the others go on', async () => {
  const found = await runChecks(
    [
      {
        name: 'One',
        look: () => {
          throw new Error('at once')
        },
      },
      { name: 'Two', look: async () => Promise.reject(new Error('later\nwith a second line')) },
      { name: 'Three', look: () => [ok('Three', 'fine')] },
    ],
    [],
  )
  expect(found.map(({ check, state, text }) => [check, state, text])).toEqual([
    ['One', 'error', 'the check failed: at once'],
    ['Two', 'error', 'the check failed: later'],
    ['Three', 'ok', 'fine'],
  ])
})

test('checks run side by side', async () => {
  let release = () => {}
  const second = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = { name: 'First', look: () => second.then(() => [ok('First', 'fine')]) }
  const last = {
    name: 'Last',
    look: () => {
      release()
      return [ok('Last', 'fine')]
    },
  }
  expect((await runChecks([first, last], [])).map(({ check }) => check)).toEqual(['First', 'Last'])
})

test('no line holds a password of an address, or a secret', async () => {
  const thrown = new Error('cannot reach smtp://nettsted:hemmelig@mail.example.no:587 with ymse-nøkkel')
  const [found] = await runChecks([{ name: 'Mail', look: () => Promise.reject(thrown) }], ['ymse-nøkkel', ''])
  expect(found?.text).toBe('the check failed: cannot reach smtp://nettsted:…@mail.example.no:587 with …')
  expect(redacted('postgres://:p@ss@h/db', [])).toBe('postgres://:…@h/db')
  expect(redacted('http://localhost:3000/a@b', [])).toBe('http://localhost:3000/a@b')
})

test('a line has a sign, the check, what was found, and what to do', () => {
  expect([ok('A', 'fine'), warning('B', 'odd', 'Look'), error('C', 'broken', 'Mend it')].map(lineOf)).toEqual([
    '✓ A: fine.',
    '! B: odd. Look.',
    '✗ C: broken. Mend it.',
  ])
})

test('an error without a message is known by its code', () => {
  expect(errorLine(Object.assign(new AggregateError([]), { code: 'EPIPE' }))).toBe('EPIPE')
  expect(errorLine(new Error('one line.\nanother'))).toBe('one line')
})
