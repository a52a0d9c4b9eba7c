/** Kinds of fields that editors put into forms, and what their names mean. */
import type { Localised } from '../../lib/locales'

export const fieldKinds = {
  text: { nb: 'Tekst på én linje', en: 'Text on one line' },
  longText: { nb: 'Lang tekst', en: 'Long text' },
  email: { nb: 'E-post', en: 'E-mail' },
  phone: { nb: 'Telefon', en: 'Phone' },
  number: { nb: 'Tall', en: 'Number' },
  date: { nb: 'Dato', en: 'Date' },
  radio: { nb: 'Valg, ett av flere synlige', en: 'Choice, one of several shown' },
  select: { nb: 'Valg fra en liste', en: 'Choice from a list' },
  checkboxes: { nb: 'Valg, gjerne flere', en: 'Choice of several' },
  consent: { nb: 'Samtykke', en: 'Consent' },
  file: { nb: 'Filer', en: 'Files' },
  heading: { nb: 'Overskrift i skjemaet', en: 'Heading in the form' },
  note: { nb: 'Tekst i skjemaet', en: 'Text in the form' },
} as const satisfies Record<string, Localised>
export type FieldKind = keyof typeof fieldKinds

/** Shown, and never answered. */
export const isText = (kind: FieldKind): boolean => kind === 'heading' || kind === 'note'
export const isChoice = (kind: FieldKind): boolean => kind === 'radio' || kind === 'select' || kind === 'checkboxes'

export const patterns = {
  none: { nb: 'Hva som helst', en: 'Anything' },
  postcode: { nb: 'Norsk postnummer', en: 'Norwegian postcode' },
  organisationNumber: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
  phone: { nb: 'Telefonnummer', en: 'Phone number' },
  webAddress: { nb: 'Nettadresse', en: 'Web address' },
} as const satisfies Record<string, Localised>
export type Pattern = keyof typeof patterns

export const fileKinds = {
  any: { nb: 'Dokumenter og bilder', en: 'Documents and pictures' },
  pictures: { nb: 'Bare bilder', en: 'Pictures only' },
  documents: { nb: 'Bare dokumenter', en: 'Documents only' },
} as const satisfies Record<string, Localised>
export type FileKind = keyof typeof fileKinds

export const comparisons = {
  filled: { nb: 'er fylt ut', en: 'is filled in' },
  empty: { nb: 'er tomt', en: 'is empty' },
  equals: { nb: 'er', en: 'is' },
  differs: { nb: 'er noe annet enn', en: 'is anything but' },
} as const satisfies Record<string, Localised>
export type ConditionOperator = keyof typeof comparisons

/** Tokens of `autocomplete` (HTML) that browsers fill in. */
export const autocompletes = {
  off: { nb: 'Ingenting', en: 'Nothing' },
  name: { nb: 'Navn', en: 'Name' },
  email: { nb: 'E-post', en: 'E-mail' },
  tel: { nb: 'Telefon', en: 'Phone' },
  organization: { nb: 'Firma', en: 'Company' },
  'street-address': { nb: 'Gateadresse', en: 'Street address' },
  'postal-code': { nb: 'Postnummer', en: 'Postcode' },
  'address-level2': { nb: 'Poststed', en: 'Place' },
  bday: { nb: 'Fødselsdato', en: 'Date of birth' },
} as const satisfies Record<string, Localised>
