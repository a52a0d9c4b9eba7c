import { expect, test } from 'vitest'
import type { Locale } from '../locales'
import { searchIn, searchTogether } from './search'
import type { Searchable } from './searchable'
import { Synonyms } from './synonyms'
import { WordIndex } from './wordIndex'

interface Entry {
  title: string
  kinds?: string[]
  description?: string
  keywords?: string
  text?: string
  number?: string
  price?: number
}

function indexOf(entries: readonly Entry[], locale: Locale = 'nb'): WordIndex<Searchable> {
  const index = new WordIndex<Searchable>(locale)
  for (const [id, { title, description = '', keywords = '', text = '', number, price, ...rest }] of entries.entries())
    index.set({ id, title, description, ...(number ? { number } : {}) }, { text, keywords, price, ...rest })
  return index
}

const catalogue: Entry[] = [
  { title: 'Varde 5', number: 'EV-1005', kinds: ['Vedovner', 'Stålovner'], keywords: '5 kW , Svart', text: 'En ovn.' },
  { title: 'Varde 5 hvit', number: 'EV-1005-H', kinds: ['Vedovner', 'Stålovner'], keywords: '5 kW , Hvit' },
  {
    title: 'Varde 8 Kleber',
    number: 'EV-1018',
    kinds: ['Vedovner', 'Klebersteinsovner'],
    keywords: '8 kW , Kleberstein',
  },
  { title: 'Skjold 60 Hjørne venstre', number: 'EV-2160', keywords: 'Peisinnsatser , Hjørne og trippel' },
  { title: 'Skjold 60', number: 'EV-2060', keywords: 'Peisinnsatser' },
  { title: 'Brennplatesett til Skjold 60', number: 'EV-7360', keywords: 'Reservedeler , Skjold 60' },
  { title: 'Askebøtte med lokk', number: 'EV-4401', keywords: 'Aske og feiing' },
  { title: 'Lokk til bålfat 60', number: 'EV-3351', keywords: 'Grill og lokk' },
  { title: 'Spjeld Ø150', number: 'EV-53015', keywords: 'Spjeld og rosetter , 150 mm' },
  { title: 'Grillrist til bålfat 60', number: 'EV-3301', keywords: 'Grill og lokk' },
  { title: 'Bend Ø150, 45°', number: 'EV-52545', keywords: 'Bend , 150 mm , 45 °' },
  { title: 'Bend Ø150, 90°', number: 'EV-52590', keywords: 'Bend , 150 mm , 90 °' },
  { title: 'Røykrør Ø150, 500 mm', number: 'EV-51510', keywords: 'Rette rør , 150 mm , 500 mm' },
  { title: 'Røykrør Ø150, 1000 mm', number: 'EV-51520', keywords: 'Rette rør , 150 mm , 1000 mm' },
  { title: 'Regnhatt for stålpipe', number: 'EV-5410', keywords: 'Stålpiper' },
  { title: 'Glass til Varde 5', number: 'EV-7105', keywords: 'Reservedeler , Glass' },
]
const synonyms = new Synonyms('nb', [
  ['regnhatt', 'pipehatt'],
  ['vedovn', 'kamin'],
  ['datablad', 'tekniske data'],
])

function find(query: string, entries = catalogue, locale: Locale = 'nb') {
  const { hits, query: read } = searchTogether(
    { only: { index: indexOf(entries, locale), factor: 1, limit: 20, named: 15 } },
    query,
    { locale, synonyms, ownName: 'Eldvarde' },
  )
  return { ...read, titles: hits.only.best.map(({ item }) => item.title), total: hits.only.total }
}
const first = (query: string) => find(query).titles[0]

test.each([
  ['an inflection', 'askebøtter', 'Askebøtte med lokk'],
  ['the other written form of ø', 'roeykroer 500', 'Røykrør Ø150, 500 mm'],
  ['a keyboard without ø', 'rokror 500', 'Røykrør Ø150, 500 mm'],
  ['a compound that the site does not have, by its end', 'ovnsglass', 'Glass til Varde 5'],
  ['a compound of another order', 'bålfatrist', 'Grillrist til bålfat 60'],
  ['a slip', 'spjell', 'Spjeld Ø150'],
  ['a slip in a compound', 'grilrist', 'Grillrist til bålfat 60'],
  ['a slip with a number', 'skjoll 60', 'Skjold 60'],
  ['a name and a number without the space', 'varde5', 'Varde 5'],
  ['a synonym', 'pipehatt', 'Regnhatt for stålpipe'],
  ['a synonym, inflected', 'kaminer', 'Varde 5'],
  ['a number word', 'varde åtte', 'Varde 8 Kleber'],
  ['an amount that nothing has, by one near it', 'bend 47 grader', 'Bend Ø150, 45°'],
  ['a colour', 'hvite ovner', 'Varde 5 hvit'],
  ['a material', 'klebersteinsovnen', 'Varde 8 Kleber'],
  ['numbers alone', '150 500', 'Røykrør Ø150, 500 mm'],
  ['a number with another unit', 'røykrør 1 meter', 'Røykrør Ø150, 1000 mm'],
  ['an angle', 'bend 45 grader', 'Bend Ø150, 45°'],
  ['an output', 'ovn 8kw', 'Varde 8 Kleber'],
  ['a question', 'hva koster varde 5?', 'Varde 5'],
  ['a word that is nowhere', 'askebøtte qqqqqq', 'Askebøtte med lokk'],
  ['the thing before what has it', 'lokk', 'Lokk til bålfat 60'],
])('%s finds what is meant', (_, query, title) => expect(first(query)).toBe(title))

test('an exact number comes before all words, and an exact name before longer ones', () => {
  expect(first('ev-1005-h')).toBe('Varde 5 hvit')
  expect(first('1018')).toBe('Varde 8 Kleber')
  expect(find('varde 5').titles.slice(0, 2)).toEqual(['Varde 5', 'Varde 5 hvit'])
})

test('a corrected search says how it was read, as a title writes it', () => {
  expect(find('spjell 150').corrected).toBe('spjeld 150')
  expect(find('bolfat lokk').corrected).toBe('bålfat lokk')
  expect(find('spjeld').corrected).toBeUndefined()
})

test('a word is not taken for a slip while it is typed', () => {
  const { titles, corrected } = find('askeb')
  expect([titles[0], corrected]).toEqual(['Askebøtte med lokk', undefined])
})

test('the site’s own name decides nothing beside other words', () => {
  const entries = [{ title: 'Om Eldvarde' }, { title: 'Varde 10' }, { title: 'Varde 5' }]
  expect(find('eldvarde 10', entries).titles).toEqual(['Varde 10'])
  expect(find('eldvarde', entries).titles).toEqual(['Om Eldvarde'])
})

test.each([
  ['its word first', 'hvordan måles ovner'],
  ['the verb first', 'måler dere ovner'],
])('%s, a search is a question', (_, query) => expect(find(query).isQuestion).toBe(true))

test('what is asked of how much is no word of the answer', () => {
  const entries = [
    { title: 'Fyrstikker, lange', text: 'Brenner lenge.' },
    { title: 'Om oss', text: 'Garanti i fem år.' },
  ]
  expect(find('hvor lenge varer garantien', entries).titles[0]).toBe('Om oss')
})

test('words that stand everywhere are looked for only where there are no others', () => {
  const entries = [{ title: 'Om oss' }, { title: 'Garanti', text: 'vi er her for deg om noe skjer' }]
  expect(find('om oss', entries).titles[0]).toBe('Om oss')
  expect(find('hva er garanti', entries).titles).toEqual(['Garanti'])
})

test('the rarer word decides where nothing holds them all', () => {
  const { titles } = find('bålfat hjørne peis')
  expect(titles[0]).toContain('Hjørne')
})

test('kinds are ranked together: what every word names comes before a page that is called so', () => {
  const article = indexOf(catalogue)
  const page = indexOf([{ title: 'Vedovner' }, { title: 'Velg riktig ovn', text: 'stål eller kleberstein' }])
  const dealer = indexOf([{ title: 'Tynset Vedovn', keywords: 'forhandler', description: '2500 Tynset' }])
  const best = (query: string) => {
    const { hits } = searchTogether(
      {
        article: { index: article, factor: 1, limit: 5, named: 15 },
        page: { index: page, factor: 0.75, limit: 5, questionFactor: 1.1 },
        dealer: { index: dealer, factor: 0.55, limit: 5 },
      },
      query,
      { locale: 'nb' },
    )
    return Object.entries(hits)
      .filter(([, { total }]) => total > 0)
      .sort(([, one], [, other]) => (other.best[0]?.score ?? 0) - (one.best[0]?.score ?? 0))
      .map(([kind]) => kind)
  }
  expect(best('vedovn')).toEqual(['article', 'page', 'dealer'])
  expect(best('hvilken ovn skal jeg velge')[0]).toBe('page')
  expect(best('forhandler i tynset')).toEqual(['dealer'])
})

test('a description finds what a title names, though no article has all of it, before one that says the words', () => {
  const entries = [
    ...catalogue,
    { title: 'Fyr riktig', text: 'Tøm asken i en bøtte når den er kald, og sett lokk på.' },
    { title: 'Historien', text: 'Bøtte ble stål, og kald vinter ble varm.' },
  ]
  expect(find('bøtte til å tømme kald aske i', entries).titles[0]).toBe('Askebøtte med lokk')
})

test('a title names by what stands before its preposition', () =>
  expect(find('ovn', [{ title: 'Skruesett for ovner' }, { title: 'Uteovn Nying' }]).titles[0]).toBe('Uteovn Nying'))

test('sizes without a unit are centimetres where the site has them', () => {
  const plates = [{ title: 'Gulvplate 800 mm, 700 mm' }, { title: 'Gulvplate 900 mm, 700 mm' }]
  expect(find('gulvplate 90x70', plates).titles[0]).toBe('Gulvplate 900 mm, 700 mm')
})

test('a number that nothing has does not find all others', () => {
  expect(find('EV-9999').total).toBe(0)
})

test('of a compound that the site does not know, the end is searched for', () =>
  expect(find('jernregnhatt').titles).toEqual(['Regnhatt for stålpipe']))

test('an end that is no thing is not what a compound is about', () => {
  expect(find('finnesikkeher', [...catalogue, { title: 'Verkstedet', text: 'Her lages ovnene.' }]).total).toBe(0)
})

test('a verb and its particle find the noun that they make', () => {
  const entries = [
    { title: 'Varde 5', text: 'En ovn.' },
    { title: 'Fyr riktig', text: 'Opptenning steg for steg' },
  ]
  expect(find('hvordan tenner jeg opp', entries).titles).toEqual(['Fyr riktig'])
  expect(find('tenne opp', entries).titles).toEqual(['Fyr riktig'])
  expect(find('ovn på hjul', entries).titles).toEqual(['Varde 5'])
})

test.each([
  ['under 80 kg', ['Lett']],
  ['ovn maks 80 kg', ['Lett', 'Middels']],
  ['over 90 kilo', ['Tung']],
  ['mellom 75 og 100 kg', ['Middels']],
  ['ovn under 15 000', ['Lett']],
])('%s finds what is within the limit first', (query, titles) => {
  const { titles: found } = find(query, [
    { title: 'Tung', keywords: 'Vedovner , 120 kg', price: 30_000 },
    { title: 'Middels', keywords: 'Vedovner , 80 kg', price: 20_000 },
    { title: 'Lett', keywords: 'Vedovner , 70 kg', price: 9990 },
  ])
  expect(found.slice(0, titles.length).toSorted()).toEqual(titles.toSorted())
})

test('of an English title the last word of its noun says what it is', () => {
  const entries = [
    { title: 'Stove paint, black', kinds: ['Care'] },
    { title: 'Varde 5', kinds: ['Wood stoves'] },
    { title: 'Screw set for stoves', kinds: ['Gaskets and fire cement'] },
  ]
  expect(find('stove', entries, 'en').titles[0]).toBe('Varde 5')
  expect(find('paint', entries, 'en').titles).toEqual(['Stove paint, black'])
})

test('who asks where to buy finds a dealer, before the thing', () => {
  const entries = [{ title: 'Ovn' }, { title: 'Finn forhandler', text: 'ovn' }]
  expect(find('hvor kan jeg kjøpe ovn', entries).titles[0]).toBe('Finn forhandler')
  expect(find('kjøpe ovn', entries).titles[0]).toBe('Ovn')
})

test('two words are found as the one that they are', () => {
  const entries = [{ title: 'Askekasse' }, { title: 'Kasse' }, { title: 'Aske' }]
  expect(find('aske kasse', entries).titles[0]).toBe('Askekasse')
  expect(find('kasse til aske', entries).titles[0]).toBe('Askekasse')
})

test('a phrase that has synonyms is found as it is, too', () => {
  const entries = [{ title: 'Datablad' }, { title: 'Tekniske data' }, { title: 'Data' }]
  expect(find('tekniske data', entries).titles).toEqual(['Tekniske data', 'Datablad'])
})

test('a word that only asks is no beginning of a title', () => {
  const entries = [{ title: 'Tromsøkubbe' }, { title: 'Om Tromsø' }]
  expect(find('tromsø', entries).titles).toEqual(['Om Tromsø', 'Tromsøkubbe'])
})

test('a word of the summary alone does not name an article', () => {
  const article = indexOf([{ title: 'Varde 5', kinds: ['Vedovner'], description: 'Prises av forhandleren.' }])
  const page = indexOf([{ title: 'Finn forhandler' }])
  const both = {
    article: { index: article, factor: 1, limit: 5, named: 10 },
    page: { index: page, factor: 0.75, limit: 5 },
  }
  const { hits } = searchTogether(both, 'forhandler', { locale: 'nb' })
  expect(hits.page.best[0]?.score).toBeGreaterThan(hits.article.best[0]?.score ?? 0)
})

test('a number finds no price that happens to be the same', () => {
  const priced = [{ title: 'Ovn', price: 9990 }]
  for (const query of ['9990', '999', 'kr']) expect(find(query, priced).titles, query).toEqual([])
})

test('an index over another finds what was set and deleted there in the place of what is beneath, which stays as it is', () => {
  const beneath = indexOf(catalogue)
  const above = new WordIndex<Searchable>('nb', beneath)
  const changed = { id: 0, title: 'Bris 5', description: '', number: 'EV-1005' }
  above.set(changed, { text: 'En ovn.', keywords: 'Vedovner' })
  above.delete(2)
  above.set({ id: 100, title: 'Varde 11', description: '' }, {})
  const titlesIn = (index: WordIndex<Searchable>, typed: string) =>
    searchIn(index, typed, 10, { locale: 'nb' }).best.map(({ item }) => item.title)

  expect(titlesIn(above, 'varde').sort()).toEqual(['Glass til Varde 5', 'Varde 11', 'Varde 5 hvit'])
  expect(titlesIn(above, 'bris')).toEqual(['Bris 5'])
  expect(titlesIn(above, 'EV-1005')[0]).toBe('Bris 5')
  expect([above.byId(0)?.title, above.byId(1)?.title, above.byId(2), above.size]).toEqual([
    'Bris 5',
    'Varde 5 hvit',
    undefined,
    catalogue.length,
  ])
  // As one index of the same documents would rank them.
  const whole = indexOf(catalogue)
  whole.set(changed, { text: 'En ovn.', keywords: 'Vedovner' })
  whole.delete(2)
  whole.set({ id: 100, title: 'Varde 11', description: '' }, {})
  for (const typed of ['varde', 'ovn', 'vedovner', 'skjold 60', 'varde 11'])
    expect(titlesIn(above, typed)).toEqual(titlesIn(whole, typed))

  expect(titlesIn(beneath, 'varde')).toContain('Varde 8 Kleber')
  expect(titlesIn(beneath, 'bris')).toEqual([])
  // What changes beneath meanwhile does not come through.
  beneath.set({ id: 0, title: 'Storm 5', description: '' }, {})
  expect(titlesIn(above, 'storm')).toEqual([])
})
