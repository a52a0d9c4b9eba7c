import { expect, test } from 'vitest'
import { service, waker } from './services'

test('each program has what was provided to it, and no other', () => {
  const [one, other] = [{}, {}]
  const name = service<object, string>(() => 'nobody')
  name.provide(one, 'one')
  expect([name.of(one), name.of(other)]).toEqual(['one', 'nobody'])
  name.provide(one, 'changed')
  expect(name.of(one)).toBe('changed')
})

test('what nobody provides is made once for each program', () => {
  const programs = [{ id: 1 }, { id: 2 }] as const
  const list = service(({ id }: { id: number }) => [id])
  for (const program of programs) list.of(program).push(0)
  expect(programs.map((program) => list.of(program))).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('waking a worker that runs in another process does nothing', () => {
  expect(waker().of({})()).toBeUndefined()
})
