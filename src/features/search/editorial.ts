/** What editors decide of search: synonyms, pinned hits and popular searches, read from their settings. */
import type { ContentReader } from '../../cms/reader'
import type { SearchSetting } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { stems } from '../../lib/words/stem'
import { Synonyms } from '../../lib/words/synonyms'
import { words } from '../../lib/words/words'
import { commonSynonyms } from './commonSynonyms'
import { MAX_POPULAR } from './limits'
import { linesOf, separated } from './settings'
import { SEARCH_SETTINGS } from './slug'

interface Pin {
  collection: string
  id: number
}

export interface Editorial {
  synonyms: Synonyms
  /** Hits that stand first for a search, in order. */
  pinsFor(term: string): readonly Pin[]
  popular: readonly string[]
}

/** Made once while the same settings are cached. */
const made = new WeakMap<SearchSetting, Editorial>()

export async function readEditorial(reader: ContentReader): Promise<Editorial> {
  const settings = await reader.global(SEARCH_SETTINGS, { depth: 0 })
  const known = made.get(settings)
  if (known) return known
  const editorial = editorialOf(settings, reader.locale)
  made.set(settings, editorial)
  return editorial
}

function editorialOf({ pins, synonyms, popular }: SearchSetting, locale: Locale): Editorial {
  const keyOf = (text: string) => words(text).map(stems[locale]).join(' ')
  const pinned = new Map<string, Pin[]>()
  for (const { query, hits } of pins ?? [])
    for (const one of separated(query)) {
      const found = hits.flatMap(({ relationTo, value }) =>
        typeof value === 'number' ? [{ collection: relationTo, id: value }] : [],
      )
      pinned.set(keyOf(one), [...(pinned.get(keyOf(one)) ?? []), ...found])
    }
  return {
    synonyms: new Synonyms(locale, [commonSynonyms[locale], synonyms].flatMap(linesOf).map(separated)),
    pinsFor: (term) => pinned.get(keyOf(term)) ?? [],
    popular: linesOf(popular).slice(0, MAX_POPULAR),
  }
}
