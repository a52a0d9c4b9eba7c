import { expect, test } from 'vitest'
import { withDeadline } from './deadline'

test('what does not answer in time is given up', async () => {
  await expect(withDeadline(10, new Promise(() => {}))).rejects.toThrow('no answer within 0.01 s')
  expect(await withDeadline(60_000, Promise.resolve('in time'))).toBe('in time')
})
