/** What indexes over whole collections are read by. */
import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import { readPublic } from '../../src/cms/publicDocuments'
import { openProgram } from '../support/program'
import { countTurns } from '../support/turns'

const groups = { collection: 'articleGroups', locale: 'nb', select: { name: true } } as const
/** More than two parts. */
const COUNT = 330

async function fill(payload: BasePayload): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < COUNT; at++) {
    const { id } = await payload.create({
      collection: 'articleGroups',
      data: { name: `Gruppe ${at}`, slug: `g-${at}`, position: 0 },
    })
    ids.push(id)
  }
  return ids
}

test('all documents are read in parts, between which others have a turn, and some of them at once', async () => {
  await using site = await openProgram()
  const { payload } = site
  const ids = await fill(payload)
  const parts: number[][] = []
  const take = (documents: readonly { id: number }[]) => void parts.push(documents.map(({ id }) => id))
  const turns = countTurns()
  await readPublic(payload, groups, undefined, take)
  expect(turns.stop()).toBeGreaterThan(parts.length)
  expect(parts.flat()).toEqual(ids)
  expect(parts.length).toBeGreaterThan(1)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(COUNT)

  parts.length = 0
  const some = ids.slice(7, 9)
  await readPublic(payload, groups, some, take)
  expect(parts.map((part) => part.sort((one, other) => one - other))).toEqual([some])

  parts.length = 0
  await payload.delete({ collection: 'articleGroups', where: { id: { in: some } } })
  await readPublic(payload, groups, some, take)
  expect(parts).toEqual([[]])
})
