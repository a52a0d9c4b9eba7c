/** Reads what every page knows of the site, in the reader's language. */

import type { ContentReader } from '../cms/reader'
import type { Text } from '../cms/types'
import { fill } from '../lib/fill'
import { defaultLocale, type Locale } from '../lib/locales'
import { declaredIn } from './declared'
import type { FormState } from './forms/formState'
import { readPageTree } from './pageTree'
import { localisedPath, type Site } from './site'
import type { Texts } from './texts'

const translators = new WeakMap<object, Site['t']>()

/**
 * Returns the same function as long as the editors' own texts are the same, so that what was rendered with it can be
 * cached.
 */
function translator(texts: Texts, ownTexts: Text, locale: Locale): Site['t'] {
  const known = translators.get(ownTexts)
  if (known) return known
  const t: Site['t'] = (key, values) => fill(ownTexts[key] || texts[key][locale], values)
  translators.set(ownTexts, t)
  return t
}

export async function readSite(
  reader: ContentReader,
  { url, path, form }: { url: string; path: string; form?: FormState },
): Promise<Site> {
  const [settings, theme, ownTexts, tree] = await Promise.all([
    reader.global('site'),
    reader.global('theme', { depth: 0 }),
    reader.global('texts', { depth: 0 }),
    readPageTree(reader),
  ])
  const { locale } = reader
  const { texts, readConsentQuestion, linkTargets, listPages, screens, search } = declaredIn(reader.payload)
  const consentQuestion = await readConsentQuestion?.(reader, settings, ownTexts)
  const languages: Locale[] = [defaultLocale, ...settings.languages.filter((language) => language !== defaultLocale)]
  const href = (path: string, language: Locale = locale) => localisedPath(path, language)
  return {
    locale,
    url,
    languages,
    settings,
    theme,
    tree,
    linkTargets,
    listPages,
    screens,
    search,
    path,
    ...(consentQuestion ? { consentQuestion } : {}),
    ...(reader.drafts.length > 0 ? { drafts: reader.drafts } : {}),
    ...(form ? { form } : {}),
    t: translator(texts, ownTexts, locale),
    href,
    pageHref(id) {
      const path = tree.path(id)
      if (path === undefined) return undefined
      // A page that is not translated is linked in its own language.
      const language = tree.node(id)?.title[locale] === undefined ? defaultLocale : locale
      return href(path, language)
    },
  }
}
