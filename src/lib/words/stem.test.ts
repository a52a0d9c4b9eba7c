import { expect, test } from 'vitest'
import { stems } from './stem'
import { words } from './words'

const stemOf = (word: string) => stems.nb(words(word)[0] ?? '')

test.each([
  ['bokmål', 'askebøtte askebøtta askebøtter askebøttene'],
  ['the common gender', 'vedkurv vedkurven vedkurver vedkurvene vedkurvens'],
  ['the neuter', 'røykrør røykrøret røykrørene røykrørets'],
  ['the feminine', 'øks øksa økser øksene'],
  ['nynorsk', 'pakning pakningar pakningane pakningen'],
  ['the written forms of nynorsk', 'vedovn vedomn vedomnar vedomnane'],
  ['nynorsk at the beginning of a compound', 'ovnsglass omnsglas'],
  ['nynorsk within a compound', 'gulvplate golvplate golvplater'],
  ['colours in nynorsk', 'hvit kvit kvite kvitt'],
  ['verbs in nynorsk', 'rense reinse reinsing'],
  ['sizes in nynorsk', 'høyde høgde høgda'],
  ['old bokmål', 'kleberstein klebersten'],
  ['another vowel in the plural', 'kubbetang kubbetenger'],
  ['nouns with -er', 'termometer termometeret termometre'],
  ['adjectives', 'hvit hvite hvitt'],
  ['adjectives that end with a vowel', 'rustfri rustfritt rustfrie'],
  ['adjectives of size', 'høy høyt høye'],
  ['comparison', 'smal smalere smaleste'],
  ['the passive of verbs', 'feie feier feies feiast'],
  ['short adjectives', 'liten lita lite små'],
])('forms of %s have one stem', (_, forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size, forms).toBe(1)
})

test.each([
  ['rør', 'ror'],
  ['Oslo', 'oslo'],
  ['glass', 'glas'],
  ['EV1005', 'ev1005'],
])('%s keeps what is no ending', (word, stem) => expect(stemOf(word)).toBe(stem))

test('what only looks like nynorsk is left', () => {
  expect(words('kvittering kommunen hogge reinsdyr')).toEqual(['kvittering', 'kommunen', 'hogge', 'reinsdyr'])
})

test('words that mean different things keep apart', () => {
  for (const [one, other] of [
    ['ved', 'vegg'],
    ['ovn', 'ovnsrør'],
    ['rist', 'rust'],
    ['plate', 'plass'],
    ['kost', 'kosten i dag'],
  ] as const)
    expect(stemOf(one) === stemOf(other), `${one} ${other}`).toBe(one === 'kost')
})

test('English plurals and forms of verbs have one stem', () => {
  for (const [one, many] of [
    ['stove', 'stoves'],
    ['battery', 'batteries'],
    ['brush', 'brushes'],
    ['glass', 'glasses'],
    ['fire', 'firing'],
    ['fit', 'fitted'],
    ['insulate', 'insulated'],
  ] as const)
    expect(stems.en(many)).toBe(stems.en(one))
})

test('a double t is an ending only behind enough letters', () => {
  expect(stems.nb('hvitt')).toBe(stems.nb('hvit'))
  expect(stems.nb('matt')).not.toBe(stems.nb('mat'))
})
