/** Texts of the results. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const searchResultTexts = {
  searchHitsOne: { nb: '1 treff på «{term}»', en: '1 result for “{term}”' },
  searchHits: { nb: '{count} treff på «{term}»', en: '{count} results for “{term}”' },
  searchNone: { nb: 'Ingen treff på «{term}»', en: 'No results for “{term}”' },
  searchCorrected: {
    nb: 'Viser treff for «{corrected}». «{term}» finnes ikke hos oss.',
    en: 'Showing results for “{corrected}”. There is nothing for “{term}”.',
  },
  searchHelp: {
    nb: 'Prøv et kortere eller mer vanlig ord, eller gå til en av sidene under.',
    en: 'Try a shorter or more common word, or go to one of the pages below.',
  },
  searchPrompt: { nb: 'Skriv hva du leter etter.', en: 'Type what you are looking for.' },
  searchAllKinds: { nb: 'Alle', en: 'All' },
  searchFilterArticles: { nb: 'Filtrer og sorter artiklene', en: 'Filter and sort the articles' },
  searchPages: { nb: 'Sider', en: 'Pages' },
  searchFiles: { nb: 'Filer', en: 'Files' },
  searchPinned: { nb: 'Utvalgt', en: 'Selected' },
  searchKindPage: { nb: 'Side', en: 'Page' },
  searchKindFile: { nb: 'Fil', en: 'File' },
  searchKinds: { nb: 'Slag treff', en: 'Kinds of results' },
  searchMoreOfKind: { nb: 'Vis alle {count}', en: 'Show all {count}' },
  searchPopular: { nb: 'Populære søk', en: 'Popular searches' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Søk', en: 'Search' }, texts: searchResultTexts }]

declare module '../../web/texts' {
  interface TextTables {
    searchResultTexts: typeof searchResultTexts
  }
}
