/**
 * The editors' own wording of the program's texts, in one column by language and key. A column for each would need a
 * migration for each, and PostgreSQL passes at most a hundred to the function by which Payload reads a language.
 */
import type { Field, GlobalAfterReadHook, GlobalBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../cms/access/roles'
import { adminGroups } from '../cms/adminMenu'
import { translateFor } from '../cms/messages'
import { defaultLocale, isLocale, type Locale, type Localised } from '../lib/locales'
import { comparePlaceholders } from '../lib/placeholders'
import { localisedPath } from './site'
import { joinGroups } from './textGroups'
import { type TextGroup, type TextKey, type Texts, textsIn } from './texts'

export type OwnTexts = Partial<Record<Locale, Partial<Record<TextKey, string>>>>

/** Maximum number of characters of a text. */
const MAX_TEXT = 2000

const messages = {
  tooLong: { nb: 'Teksten kan ha høyst {max} tegn.', en: 'The text may have at most {max} characters.' },
  lost: {
    nb: 'Teksten mangler {names}. Det må stå med, for det byttes ut når teksten vises.',
    en: 'The text lacks {names}. It must be there, since it is replaced when the text is shown.',
  },
  unknown: {
    nb: 'Denne teksten kjenner ikke {names}; det ville bli vist slik det står. Ta det bort.',
    en: 'This text does not know {names}; it would be shown as it stands. Take it away.',
  },
}

/** Checks the length, and the placeholders of the built-in text in the language being saved. */
function checkText(builtIn: Localised) {
  return (value: unknown, { req }: { req: PayloadRequest }): string | true => {
    if (typeof value !== 'string' || !value.trim() || !isLocale(req.locale)) return true
    if (value.length > MAX_TEXT) return translateFor(req, messages.tooLong, { max: MAX_TEXT })
    const { lost, unknown } = comparePlaceholders(value, builtIn[req.locale])
    const errors = [
      ...(lost.length > 0 ? [translateFor(req, messages.lost, { names: lost.join(', ') })] : []),
      ...(unknown.length > 0 ? [translateFor(req, messages.unknown, { names: unknown.join(', ') })] : []),
    ]
    return errors.length > 0 ? errors.join(' ') : true
  }
}

/**
 * Merges the values sent in a language into the stored ones: a key that was not sent stays, an empty one is removed,
 * and so is one equal to the built-in text.
 */
export function withOwnTexts(
  texts: Texts,
  own: OwnTexts,
  locale: Locale,
  sent: Readonly<Record<string, unknown>>,
): OwnTexts {
  const kept = { ...own[locale] }
  for (const key of Object.keys(texts) as TextKey[]) {
    const value = sent[key]
    if (value === undefined) continue
    if (typeof value === 'string' && value.trim() && value !== texts[key][locale]) kept[key] = value
    else delete kept[key]
  }
  return { ...own, [locale]: kept }
}

/** Collects the form's fields into the column. Only the column's stored value counts, never one that was sent. */
const gatherOwnTexts =
  (texts: Texts): GlobalBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const own = (originalDoc?.own ?? {}) as OwnTexts
    return { ...data, own: isLocale(req.locale) ? withOwnTexts(texts, own, req.locale, data) : own }
  }

/** Spreads the column over the form's fields, in the language being read. */
const spreadOwnTexts: GlobalAfterReadHook = ({ doc, req }) => {
  const own = doc.own as OwnTexts | null | undefined
  return isLocale(req.locale) ? { ...doc, ...own?.[req.locale] } : doc
}

export const textsGlobal = (groups: readonly TextGroup[]): GlobalConfig => ({
  slug: 'texts',
  label: { nb: 'Tekster', en: 'Texts' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnlessEditor,
    // A page as visitors get it; which one is chosen beside it (`web/admin/texts/useTextsOnPage.ts`).
    livePreview: { url: ({ locale }) => localisedPath('/', isLocale(locale?.code) ? locale.code : defaultLocale) },
    description: {
      nb: 'Tekster som nettstedet selv viser, på språket som er valgt øverst. Et tomt felt gir den innebygde teksten, som står i grått.',
      en: 'Texts that the site itself shows, in the language chosen at the top. An empty field gives the built-in text, which stands in grey.',
    },
  },
  access: { read: anyone, update: editors },
  hooks: { beforeChange: [gatherOwnTexts(textsIn(groups))], afterRead: [spreadOwnTexts] },
  fields: [
    { name: 'own', type: 'json', admin: { hidden: true } },
    {
      name: 'editor',
      type: 'ui',
      admin: {
        components: {
          Field: { path: '/src/web/admin/texts/TextsEditor#TextsEditor', clientProps: { groups: joinGroups(groups) } },
        },
      },
    },
    ...groups
      .flatMap(({ texts }) => Object.entries(texts))
      .map(
        ([key, builtIn]): Field => ({
          name: key,
          type: 'text',
          virtual: true,
          label: { ...builtIn },
          validate: checkText(builtIn),
          // Rendered by the editor above. Payload makes a virtual field read-only unless `readOnly` is false.
          admin: { hidden: true, readOnly: false },
        }),
      ),
  ],
})
