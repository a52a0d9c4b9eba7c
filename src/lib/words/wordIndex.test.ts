import { expect, test } from 'vitest'
import { searchIn } from './search'
import type { Searchable } from './searchable'
import { WordIndex } from './wordIndex'

interface Entry {
  title: string
  text: string
  description: string
  number?: string
}

const entry = (title: string, text = '', description = ''): Entry => ({ title, text, description })

function indexOf(entries: readonly Entry[]): WordIndex<Searchable> {
  const index = new WordIndex<Searchable>('nb')
  for (const [id, { text, ...item }] of entries.entries()) index.set({ id, ...item }, { text })
  return index
}

const searched = (index: WordIndex<Searchable>, search: string, limit = 100) =>
  searchIn(index, search, limit, { locale: 'nb' })
const titles = (entries: readonly Entry[], search: string) =>
  searched(indexOf(entries), search).best.map(({ item }) => item.title)

test('a word in the title comes before one in the text', () => {
  expect(titles([entry('Om oss', 'vi lager ovner'), entry('Ovner')], 'ovner')).toEqual(['Ovner', 'Om oss'])
})

test('inflections and compounds are found by their beginning and their inside', () => {
  const items = [entry('Gressklipperen'), entry('Vedovn'), entry('Ovnsrør')]
  expect(titles(items, 'gressklipper')).toEqual(['Gressklipperen'])
  expect(titles(items, 'ovn')).toEqual(['Vedovn', 'Ovnsrør'])
})

test('a keyboard without æ, ø and å finds all', () => {
  expect(titles([entry('Bålpanne')], 'balpanne')).toEqual(['Bålpanne'])
  expect(titles([entry('Bålpanne')], 'BÅLPANNE')).toEqual(['Bålpanne'])
  expect(titles([entry('Søk')], 'sok')).toEqual(['Søk'])
})

test('what holds every word comes first, and what lacks the word that tells most is left out', () => {
  const items = [entry('Vedovn', 'kleberstein'), entry('Vedovn smal'), entry('Vedovn bred'), entry('Peis')]
  expect(titles(items, 'vedovn kleberstein')).toEqual(['Vedovn'])
})

test('a title that is the search itself comes before one that has more', () => {
  expect(titles([entry('Bruk av ovner'), entry('Ovner')], 'ovner')).toEqual(['Ovner', 'Bruk av ovner'])
})

test('an article number comes first, then those that it begins, then words', () => {
  const article = (title: string, number: string) => ({ title, description: '', number, text: '' })
  const items = [
    entry('VA-100 er her'),
    article('Lang', 'VA-1001'),
    article('Varde', 'VA-100'),
    article('Peis', 'PE-7'),
  ]
  expect(titles(items, 'VA-100')).toEqual(['Varde', 'Lang', 'VA-100 er her'])
  expect(titles(items, 'va100')).toEqual(['Varde', 'Lang'])
  expect(titles(items, 'va')).toEqual(['Lang', 'Varde', 'VA-100 er her'])
  expect(titles(items, 'varde va1')).toEqual(['Varde'])
  expect(titles(items, 'v')).not.toContain('Peis')
})

test('a word does not reach over the space to the next', () => {
  expect(titles([entry('Varm ovn')], 'armov')).toEqual([])
  expect(titles([entry('Ovner ovn')], 'ovn')).toEqual(titles([entry('Ovner ovn')], 'ovner'))
})

test('the first ten words decide', () => {
  const ten = 'a b c d e f g h i j'
  expect(titles([entry(ten)], `${ten} finnesikke`)).toEqual([ten])
  expect(titles([entry('k')], `${ten} k`)).toEqual([])
  expect(titles([entry('k')], 'b c d e f g h j k')).toEqual([])
})

test.each(['', '   ', '!!!', '«»'])('%j finds nothing', (search) => expect(titles([entry('a')], search)).toEqual([]))

test('only the best are listed, and all are counted; equal ones stand by title', () => {
  const index = indexOf(Array.from({ length: 300 }, (_, at) => entry(`Rør ${at}`)).reverse())
  const { total, best } = searched(index, 'rør', 3)
  expect([total, best.map(({ item }) => item.title)]).toEqual([300, ['Rør 0', 'Rør 1', 'Rør 2']])
})

test('a document that changes is found by what it says now, and one that is gone is not', () => {
  const index = indexOf([entry('Ovn'), entry('Peis')])
  index.set({ id: 0, title: 'Ildfat', description: '' }, { text: 'kleber' })
  index.delete(1)
  const found = (search: string) => searched(index, search, 9).best.map(({ item }) => item.title)
  expect([found('ovn'), found('peis'), found('ildfat'), found('kleber')]).toEqual([[], [], ['Ildfat'], ['Ildfat']])
  expect(index.size).toBe(1)
})

test('after thousands of changes the same is found as in an index that is new', () => {
  const words = ['ovn', 'vedovn', 'peis', 'rør', 'glass', 'pakning', 'kleber', 'stein', 'svart']
  let state = 7
  const roll = (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
  const some = () => Array.from({ length: 1 + roll(3) }, () => words[roll(words.length)]).join(' ')
  const now = new Map<number, { item: Searchable; text: string }>()
  const followed = new WordIndex<Searchable>('nb')
  for (let step = 0; step < 9000; step++) {
    const id = roll(400)
    if (roll(6) === 0) {
      followed.delete(id)
      now.delete(id)
      continue
    }
    const item = { id, title: some(), description: some(), number: `V-${roll(50)}${id}` }
    const text = some()
    followed.set(item, { text })
    now.set(id, { item, text })
  }
  const fresh = new WordIndex<Searchable>('nb')
  for (const { item, text } of [...now.values()].sort((one, other) => one.item.id - other.item.id))
    fresh.set(item, { text })
  const seen = (index: WordIndex<Searchable>, search: string) => {
    const { total, best } = searched(index, search, 400)
    // Equal titles may come in either order.
    return { total, best: best.map(({ item, score }) => `${score.toFixed(3)} ${item.title} ${item.id}`).sort() }
  }
  for (const search of [...words, 'ovn peis', 'v-1', 'vov', 'svart stein glass', 'v110', 'st'])
    expect(seen(followed, search), search).toEqual(seen(fresh, search))
})

test('a word that is not known has a nearest one, written as in a title', () => {
  const { matcher } = indexOf([entry('Bålpanne'), entry('Bålpanne 80'), entry('Balkong'), entry('Peis 100')])
  expect(matcher.nearest('balpane')).toMatchObject({ word: 'balpanne', written: 'bålpanne', mistakes: 1 })
  expect(matcher.nearest('blapanne')?.written).toBe('bålpanne')
  expect(matcher.nearest('pies')?.word).toBe('peis')
  expect([matcher.nearest('pe'), matcher.nearest('finnesikke'), matcher.nearest('101')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const knowledge = ['balpanner', 'bal', 'panne', 'xyz'].map((word) => matcher.knowledge(word))
  expect(knowledge).toEqual(['word', 'beginning', 'beginning', undefined])
})

test('what is found is the same whether words were laid out with pauses or at once', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => entry(`Ord${'abcdefghij'[at % 10]}${at} ovn`))
  const [paused, atOnce] = [indexOf(many), indexOf(many)]
  const settling = Promise.all([paused.settle(), paused.settle()])
  // Comes during a pause.
  paused.set({ id: 5000, title: 'Sent ute', description: '' }, {})
  atOnce.set({ id: 5000, title: 'Sent ute', description: '' }, {})
  await settling
  for (const search of ['ovn', 'orda10', 'ordb', 'sent', 'orrda10', 'rdc2'])
    expect(searched(paused, search, 50), search).toEqual(searched(atOnce, search, 50))
  expect(searched(paused, 'sent', 5).total).toBe(1)
})

test('what is found stays the same when the room of what was deleted is used again', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => entry(`Ord${'abcdefghij'[at % 10]}${at} ovn`))
  const worn = indexOf(many)
  await worn.settle()
  for (let id = 0; id < 3000; id++) worn.delete(id)
  const settling = worn.settle()
  worn.set({ id: 9000, title: 'Sent ute', description: '' }, {})
  await settling
  await worn.settle()
  const fresh = indexOf([])
  for (let id = 3000; id < 5000; id++) {
    const item = worn.byId(id)
    if (item) fresh.set(item, {})
  }
  fresh.set({ id: 9000, title: 'Sent ute', description: '' }, {})
  for (const search of ['ovn', 'ordb4001', 'sent', 'orda4000'])
    expect(searched(worn, search, 50), search).toEqual(searched(fresh, search, 50))
  expect(searched(worn, 'ovn', 5).total).toBe(2000)
})
