import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyedMutex'

test('tasks of one key follow each other, also after a failure; another key does not wait', async () => {
  const run = createKeyedMutex()
  const said: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })

  const first = run('a', async () => {
    await gate
    said.push('first')
    throw new Error('first')
  })
  const second = run('a', async () => said.push('second'))
  await run('b', async () => said.push('other'))
  open()

  await expect(first).rejects.toThrow('first')
  await second
  expect(said).toEqual(['other', 'first', 'second'])
})
