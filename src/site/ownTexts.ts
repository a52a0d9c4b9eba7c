/**
 * The editors' own wording of the program's texts, kept in one column by language and key. A column for each would be
 * a migration for each, and PostgreSQL passes at most a hundred to the function by which Payload reads a language.
 */
import type { Field, GlobalAfterReadHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnless } from '../content/access/roles'
import { isLocale, type Locale } from '../content/locales'
import { siteGroup } from './globals'
import { type TextKey, texts } from './texts'

export type OwnTexts = Partial<Record<Locale, Partial<Record<TextKey, string>>>>

const keys = Object.keys(texts) as TextKey[]

/** What is kept once these values were sent in a language; a key that was not sent stays, an empty one goes. */
export function withOwnTexts(own: OwnTexts, locale: Locale, sent: Readonly<Record<string, unknown>>): OwnTexts {
  const kept = { ...own[locale] }
  for (const key of keys) {
    const value = sent[key]
    if (value === undefined) continue
    if (typeof value === 'string' && value) kept[key] = value
    else delete kept[key]
  }
  return { ...own, [locale]: kept }
}

/** Gathers the form's fields into the column. Only the column's stored value counts, never one that was sent. */
const gatherOwnTexts: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const own = (originalDoc?.own ?? {}) as OwnTexts
  return { ...data, own: isLocale(req.locale) ? withOwnTexts(own, req.locale, data) : own }
}

/** Spreads the column over the form's fields, in the language that is read. */
const spreadOwnTexts: GlobalAfterReadHook = ({ doc, req }) => {
  const own = doc.own as OwnTexts | null | undefined
  return isLocale(req.locale) ? { ...doc, ...own?.[req.locale] } : doc
}

export const textsGlobal: GlobalConfig = {
  slug: 'texts',
  label: { nb: 'Tekster', en: 'Texts' },
  admin: {
    group: siteGroup,
    hidden: hiddenUnless('administrator', 'editor'),
    description: {
      nb: 'Tekster som programmet selv viser. Et tomt felt gir teksten som står over det.',
      en: 'Texts that the program itself shows. An empty field gives the text above it.',
    },
  },
  access: { read: anyone, update: editors },
  hooks: { beforeChange: [gatherOwnTexts], afterRead: [spreadOwnTexts] },
  fields: [
    { name: 'own', type: 'json', admin: { hidden: true } },
    ...keys.map(
      (key): Field => ({ name: key, type: 'text', virtual: true, label: { nb: texts[key].nb, en: texts[key].en } }),
    ),
  ],
}
