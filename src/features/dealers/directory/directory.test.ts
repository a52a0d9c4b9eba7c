import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTurns } from '../../../../tests/support/turns'
import { kmBetween, sameStep } from '../distance'
import { DealerDirectory } from './directory'
import type { DealerEntry, DealerProfile } from './entry'

function dealer(id: number, more: Partial<DealerEntry> = {}): DealerEntry {
  return {
    id,
    slug: `d-${id}`,
    number: `F-${id}`,
    name: `Forhandler ${id}`,
    street: 'Storgata 1',
    postcode: '0001',
    place: 'Oslo',
    phone: '',
    position: undefined,
    services: [],
    lines: [],
    priority: 0,
    hours: undefined,
    ranges: [],
    areaRadius: 0,
    onShow: [],
    updatedAt: '',
    ...more,
  }
}

function directoryOf(...dealers: DealerEntry[]) {
  const directory = new DealerDirectory()
  for (const one of dealers) directory.put(one)
  return directory
}

/** More than are looked at one by one; they are nowhere. */
const others = Array.from({ length: 600 }, (_, at) => dealer(10_000 + at, { name: 'Andre' }))

const position = fc.record({
  latitude: fc.double({ min: 57, max: 81, noNaN: true }),
  longitude: fc.double({ min: 4, max: 32, noNaN: true }),
})

test('the nearest are those that measuring every dealer finds', () => {
  fc.assert(
    fc.property(
      position,
      fc.array(fc.tuple(position, fc.nat(2), fc.boolean()), { maxLength: 300 }),
      fc.integer({ min: 1, max: 30 }),
      fc.double({ min: 1, max: 3000, noNaN: true }),
      (at, places, limit, withinKm) => {
        const dealers = places.map(([position, priority, has], at) =>
          dealer(at + 1, { position, priority, lines: has ? [7] : [] }),
        )
        const where = ({ lines }: DealerProfile) => lines.includes(7)
        const expected = dealers
          .filter(where)
          .map((one) => ({ dealer: one, km: kmBetween(at, one.position as typeof at) }))
          .filter(({ km }) => km <= withinKm)
          .sort(
            (one, other) =>
              sameStep(one.km) - sameStep(other.km) ||
              other.dealer.priority - one.dealer.priority ||
              (one.km === other.km ? 0 : new Intl.Collator('nb').compare(one.dealer.name, other.dealer.name)),
          )
        // Arranged with wrong positions of some, which are put right afterwards.
        const wrong = dealers.map((one, at) =>
          at % 3 === 0 ? { ...one, position: { latitude: 60, longitude: 10 } } : one,
        )
        const directory = directoryOf(...wrong, ...others)
        directory.nearest(at, { limit: 1 })
        for (const [at, one] of dealers.entries()) if (at % 3 === 0) directory.put(one)
        const found = directory.nearest(at, { where, limit, withinKm })
        expect(found.map(({ km }) => sameStep(km))).toEqual(expected.slice(0, limit).map(({ km }) => sameStep(km)))
        const within = directory.within(at, withinKm).filter(({ profile }) => where(profile))
        expect(within.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
      },
    ),
  )
})

test('of those as far away as the last, the ones of the highest priority are shown', () => {
  const position = { latitude: 60, longitude: 10 }
  const many = Array.from({ length: 60 }, (_, at) => dealer(at + 1, { position, priority: at }))
  const found = directoryOf(...many).nearest(position, { limit: 2 })
  expect(found.map(({ dealer }) => dealer.priority)).toEqual([59, 58])
})

test('names are found by any of their words, the beginning first, with or without Norwegian letters', () => {
  const names = ['Varme og Bål', 'Bålhuset', 'Nybål', 'Peishuset']
  const directory = directoryOf(...names.map((name, at) => dealer(at + 1, { name })), ...others)
  const found = (text: string) => directory.named(text, 10).map(({ name }) => name)
  expect(found('bal')).toEqual(['Bålhuset', 'Varme og Bål', 'Nybål'])
  directory.put(dealer(5, { name: 'Bål' }))
  directory.put(dealer(3, { name: 'Nytt' }))
  expect(found('bal')).toEqual(['Bål', 'Bålhuset', 'Varme og Bål'])
  expect(found('BÅLHUSET')).toEqual(['Bålhuset'])
  expect(found(' ')).toEqual([])
})

test('dealers are arranged ahead of use in many pieces, with those that change meanwhile', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) =>
    dealer(at + 1, { name: `Ildsted ${at + 1}`, position: { latitude: 58 + at / 2000, longitude: 10 } }),
  )
  const directory = directoryOf(...many)
  const turns = countTurns()
  const settling = directory.settle()
  await new Promise(setImmediate)
  directory.put(dealer(1, { name: 'Flyttet', position: { latitude: 70, longitude: 30 } }))
  await settling
  expect(turns.stop()).toBeGreaterThan(40)
  expect(directory.named('flyttet', 5).map(({ id }) => id)).toEqual([1])
  expect(directory.named('ildsted 1', 1).map(({ id }) => id)).not.toContain(1)
  expect(directory.nearest({ latitude: 70, longitude: 30 }, { limit: 1 })[0]?.dealer.id).toBe(1)
})

test('a dealer that changed its address is not found at the old one', () => {
  const directory = directoryOf(dealer(1, { slug: 'a', position: { latitude: 60, longitude: 10 } }))
  directory.nearest({ latitude: 60, longitude: 10 }, { limit: 1 })
  directory.put(dealer(1, { slug: 'b' }))
  expect([directory.bySlug('a'), directory.bySlug('b')?.id]).toEqual([undefined, 1])
  expect(directory.nearest({ latitude: 60, longitude: 10 }, { limit: 1 })).toEqual([])
  directory.remove(1)
  expect([directory.size, directory.bySlug('b')]).toEqual([0, undefined])
})

test('the dealers that have an article on show, as they are now', () => {
  const at = { latitude: 60, longitude: 10 }
  const directory = directoryOf(
    dealer(1, { position: at, onShow: [7] }),
    dealer(2, { position: { latitude: 61, longitude: 10 }, onShow: [8, 7] }),
    dealer(3, { position: at }),
  )
  const nearest = (article: number) =>
    directory
      .showing(article)
      .nearest({ latitude: 61.1, longitude: 10 }, { limit: 5 })
      .map(({ dealer: { id } }) => id)
  expect(nearest(7)).toEqual([2, 1])
  expect(nearest(8)).toEqual([2])
  expect(nearest(9)).toEqual([])
  directory.put(dealer(2, { position: at }))
  expect(nearest(7)).toEqual([1])
  directory.remove(1)
  expect(nearest(7)).toEqual([])
})
