/** The words that tell what an amount is of: `lavere`, `lavest` and `80 cm høy` are of heights. */
import { MONEY } from './quantities'
import { words } from './words'

/** What may be measured. All words are Norwegian and English. */
export interface Dimension {
  names: readonly string[]
  /** Of a number without one; what it is compared in. */
  unit: string
  below: string
  above: string
  /** Superlatives without their last e: `lavest`. */
  least: readonly string[]
  most: readonly string[]
  /** Beside an amount: `45 cm bred`. */
  adjectives: readonly string[]
}

const written: readonly Record<keyof Dimension, string>[] = [
  {
    names: 'høyde height',
    unit: 'cm',
    below: 'lavere lågare lower',
    above: 'høyere høgare higher taller',
    least: 'lavest lågast lowest',
    most: 'høyest høgast highest tallest',
    adjectives: 'høy høyt høye høg lav lavt lave low high tall',
  },
  {
    names: 'bredde breidd width',
    unit: 'cm',
    below: 'smalere smalare narrower',
    above: 'bredere breiare wider',
    least: 'smalest smalast narrowest',
    most: 'bredest breiast widest',
    adjectives: 'bred bredt brede brei smal smalt wide',
  },
  {
    names: 'dybde djupn depth',
    unit: 'cm',
    below: 'grunnere grunnare shallower',
    above: 'dypere djupare deeper',
    least: 'grunnest grunnast shallowest',
    most: 'dypest djupast deepest',
    adjectives: 'dyp dypt dype djup deep',
  },
  {
    names: 'lengde length',
    unit: 'cm',
    below: 'kortere kortare',
    above: 'lengre lenger longer',
    least: 'kortest kortast shortest',
    most: 'lengst longest',
    adjectives: 'lang langt lange long',
  },
  {
    names: 'vekt weight',
    unit: 'kg',
    below: 'lettere lettare lighter',
    above: 'tyngre heavier',
    least: 'lettest lettast lightest',
    most: 'tyngst heaviest',
    adjectives: 'tung tungt tunge',
  },
  {
    names: 'effekt output',
    unit: 'kW',
    below: 'svakere svakare weaker',
    above: 'kraftigere kraftigare sterkere sterkare stronger',
    least: 'svakest svakast weakest',
    most: 'kraftigst kraftigast sterkest strongest',
    adjectives: '',
  },
  {
    names: 'pris price',
    unit: MONEY,
    below: 'billigere billegare rimeligere rimelegare cheaper',
    above: 'dyrere dyrare',
    least: 'billigst billegast rimeligst rimelegast cheapest',
    most: 'dyrest dyrast',
    adjectives: '',
  },
]
export const dimensions: readonly Dimension[] = written.map(({ names, least, most, adjectives, ...rest }) => ({
  ...rest,
  names: words(names),
  least: words(least),
  most: words(most),
  adjectives: words(adjectives),
}))
