/** Hits while the process is killed again and again: what was acknowledged is stored, once. */
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { hit, PROXY, script } from '../support/analytics'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { often } from '../support/soak'

const KILLS = often(2, 30)
/** At least as many are acknowledged before each kill. */
const HITS = often(10, 100)
const CLIENTS = 20

test.concurrent.for(['SQLite', 'PostgreSQL'] as const)(
  'a process on %s that is killed at any moment loses nothing that it has acknowledged',
  { timeout: 1_800_000 },
  async (dialect, { expect }) => {
    await using database = await ownDatabase(dialect)
    await using site = await fragileSite({ DATABASE_URL: database.url })
    await site.start()
    const acknowledged: string[] = []
    let isOver = false
    let hits = 0

    async function visitor(client: number): Promise<void> {
      while (!isOver) {
        const campaign = `treff-${++hits}`
        const answer = await fetch(site.url + PROXY, {
          method: 'POST',
          headers: { ...script, 'x-forwarded-for': `10.${client}.${hits % 250}.1` },
          body: hit('view', { path: '/' }, { search: `?utm_campaign=${campaign}` }),
        })
          .then((response) => response.json() as Promise<{ success: boolean }>)
          .catch(() => undefined)
        if (answer?.success) acknowledged.push(campaign)
        else await wait(50)
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, client) => visitor(client))
    for (let round = 0; round < KILLS; round++) {
      const before = acknowledged.length
      while (acknowledged.length < before + HITS) await wait(5)
      await wait(Math.random() * 900)
      await site.kill()
      await site.start()
    }
    isOver = true
    await Promise.all(clients)
    await site.kill()

    const times = new Map<unknown, number>()
    for (const { campaign } of await site.query('select campaign from analytics_events'))
      times.set(campaign, (times.get(campaign) ?? 0) + 1)
    expect(acknowledged.filter((campaign) => times.get(campaign) !== 1)).toEqual([])
    // Each hit was sent once.
    expect([...times.values()].every((count) => count === 1)).toBe(true)
  },
)
