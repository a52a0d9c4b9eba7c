/** The icons that editors choose from: names of the Lucide set, with labels. */
import type { Localised } from '../../lib/locales'

export const iconNames = {
  armchair: { nb: 'Lenestol', en: 'Armchair' },
  award: { nb: 'Utmerkelse', en: 'Award' },
  'book-open': { nb: 'Bok', en: 'Book' },
  box: { nb: 'Eske', en: 'Box' },
  building: { nb: 'Bygning', en: 'Building' },
  calendar: { nb: 'Kalender', en: 'Calendar' },
  'circle-question-mark': { nb: 'Spørsmål', en: 'Question' },
  'clipboard-list': { nb: 'Bestillingsliste', en: 'Order list' },
  clock: { nb: 'Klokke', en: 'Clock' },
  download: { nb: 'Last ned', en: 'Download' },
  factory: { nb: 'Fabrikk', en: 'Factory' },
  'file-text': { nb: 'Dokument', en: 'Document' },
  flame: { nb: 'Flamme', en: 'Flame' },
  'flame-kindling': { nb: 'Bål', en: 'Camp fire' },
  gift: { nb: 'Gave', en: 'Gift' },
  globe: { nb: 'Globus', en: 'Globe' },
  hammer: { nb: 'Hammer', en: 'Hammer' },
  handshake: { nb: 'Håndtrykk', en: 'Handshake' },
  heart: { nb: 'Hjerte', en: 'Heart' },
  house: { nb: 'Hus', en: 'House' },
  image: { nb: 'Bilde', en: 'Picture' },
  info: { nb: 'Informasjon', en: 'Information' },
  leaf: { nb: 'Blad', en: 'Leaf' },
  mail: { nb: 'E-post', en: 'E-mail' },
  'map-pin': { nb: 'Kartnål', en: 'Map pin' },
  'message-circle': { nb: 'Samtale', en: 'Conversation' },
  mountain: { nb: 'Fjell', en: 'Mountain' },
  newspaper: { nb: 'Avis', en: 'Newspaper' },
  percent: { nb: 'Tilbud', en: 'Offer' },
  phone: { nb: 'Telefon', en: 'Phone' },
  recycle: { nb: 'Gjenvinning', en: 'Recycling' },
  ruler: { nb: 'Linjal', en: 'Ruler' },
  settings: { nb: 'Tannhjul', en: 'Cogwheel' },
  'shield-check': { nb: 'Garanti', en: 'Warranty' },
  'shopping-bag': { nb: 'Handlepose', en: 'Shopping bag' },
  snowflake: { nb: 'Snøfnugg', en: 'Snowflake' },
  sofa: { nb: 'Sofa', en: 'Sofa' },
  sparkles: { nb: 'Nyhet', en: 'New' },
  star: { nb: 'Stjerne', en: 'Star' },
  store: { nb: 'Butikk', en: 'Shop' },
  sun: { nb: 'Sol', en: 'Sun' },
  tag: { nb: 'Prislapp', en: 'Price tag' },
  thermometer: { nb: 'Termometer', en: 'Thermometer' },
  'tree-pine': { nb: 'Tre', en: 'Tree' },
  truck: { nb: 'Lastebil', en: 'Lorry' },
  users: { nb: 'Mennesker', en: 'People' },
  video: { nb: 'Film', en: 'Film' },
  wrench: { nb: 'Skiftenøkkel', en: 'Wrench' },
} as const satisfies Record<string, Localised>

export type IconName = keyof typeof iconNames

export function isIconName(name: string | null | undefined): name is IconName {
  return name !== null && name !== undefined && Object.hasOwn(iconNames, name)
}
