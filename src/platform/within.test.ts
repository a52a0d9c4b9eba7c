import { expect, test } from 'vitest'
import { within } from './within'

test('what does not answer in time is given up', async () => {
  await expect(within(10, new Promise(() => {}))).rejects.toThrow('no answer within 0.01 s')
  expect(await within(60_000, Promise.resolve('in time'))).toBe('in time')
})
