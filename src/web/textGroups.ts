/** The program's texts as editors look for them. */
import type { Localised } from '../lib/locales'
import { type TextKey, texts } from './texts'
import { accountPageTexts } from './texts/accountPage'
import { accountTexts } from './texts/accounts'
import { catalogueTexts } from './texts/catalogue'
import { consentTexts } from './texts/consent'
import { dealerTexts } from './texts/dealers'
import { newsletterTexts } from './texts/newsletter'
import { orderTexts } from './texts/orders'
import { smsTexts } from './texts/sms'

export interface TextGroup {
  name: Localised
  keys: readonly TextKey[]
}

type Member = (key: string) => boolean

const tableOf =
  (...tables: readonly object[]): Member =>
  (key) =>
    tables.some((table) => Object.hasOwn(table, key))

const beginning =
  (pattern: RegExp): Member =>
  (key) =>
    pattern.test(key)

/** A text belongs to the first of these that takes it. */
const groups: readonly (readonly [Localised, Member])[] = [
  [{ nb: 'Katalogen', en: 'The catalogue' }, tableOf(catalogueTexts)],
  [{ nb: 'Bestilling', en: 'Ordering' }, tableOf(orderTexts)],
  [{ nb: 'Forhandlere', en: 'Dealers' }, tableOf(dealerTexts)],
  [{ nb: 'Innlogging og registrering', en: 'Signing in and registering' }, tableOf(accountTexts)],
  [{ nb: 'Min side', en: 'My page' }, tableOf(accountPageTexts)],
  [{ nb: 'Nyhetsbrev på SMS', en: 'SMS newsletter' }, tableOf(newsletterTexts)],
  [{ nb: 'Send SMS', en: 'Send SMS' }, tableOf(smsTexts)],
  [{ nb: 'Samtykke', en: 'Consent' }, tableOf(consentTexts)],
  [{ nb: 'Søk', en: 'Search' }, beginning(/^search/)],
  [{ nb: 'Kontaktskjema', en: 'Contact form' }, beginning(/^form/)],
  [{ nb: 'Bilder, video og rammer', en: 'Pictures, video and frames' }, beginning(/^(lightbox|media|video|frame)/)],
  [
    { nb: 'Blokker på sidene', en: 'Blocks of pages' },
    beginning(/^(carousel|countdown|expand|fileType|price|stars|table|tooltip)/),
  ],
  [{ nb: 'Meny, topp og bunn', en: 'Menu, header and footer' }, () => true],
]

const keys = Object.keys(texts) as TextKey[]
const groupOf = (key: TextKey) => groups.findIndex(([, takes]) => takes(key))

/** What stands on every page comes first. */
export const textGroups: readonly TextGroup[] = groups
  .map(([name], at) => ({ name, keys: keys.filter((key) => groupOf(key) === at) }))
  .reverse()
