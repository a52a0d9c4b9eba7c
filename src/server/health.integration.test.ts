/** `/readyz` with a database that can be read but not written. */
import { expect, test } from 'vitest'
import { openProgram } from '../../tests/support/program'
import { takeWrites } from '../../tests/support/writes'

test('a database that takes no writes is told of, and works again by itself', async () => {
  await using site = await openProgram()
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`)
    return { status: answer.status, database: ((await answer.json()) as { database: string }).database }
  }
  expect(await ready()).toEqual({ status: 200, database: 'ok' })

  await takeWrites(site, false)
  await expect.poll(ready).toEqual({
    status: 503,
    database: expect.stringMatching(/^cannot be written\. The database cannot be used: .*(read-only|takes no writes)/),
  })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await takeWrites(site, true)
  await expect.poll(ready).toEqual({ status: 200, database: 'ok' })
})
