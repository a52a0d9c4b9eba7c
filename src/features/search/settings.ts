/** Settings of search: synonyms, pinned hits, and searches that are offered. */
import type { CollectionSlug, Field, GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { translateFor } from '../../cms/messages'
import type { SearchKind } from '../../web/searchKind'
import { SEARCH_SETTINGS } from './slug'

/** Pinned searches, and characters of the texts; all are in memory. */
const MAX_ROWS = 300
const MAX_SYNONYMS = 20_000
const MAX_POPULAR = 500
const MAX_PINNED_HITS = 10

/** `pinnable`: collections that pinned hits are chosen from. */
const fieldsWith = (pinnable: CollectionSlug[]): Field[] => [
  {
    name: 'pins',
    type: 'array',
    maxRows: MAX_ROWS,
    label: { nb: 'Faste treff', en: 'Pinned hits' },
    labels: {
      singular: { nb: 'Søk med faste treff', en: 'Search with pinned hits' },
      plural: { nb: 'Søk med faste treff', en: 'Searches with pinned hits' },
    },
    admin: {
      description: {
        nb: 'Det som skal stå øverst når noen søker på nettopp dette. Bøyninger teller som samme ord.',
        en: 'What stands at the top when somebody searches for exactly this. Inflections count as the same word.',
      },
    },
    fields: [
      {
        name: 'query',
        type: 'text',
        required: true,
        maxLength: 200,
        label: { nb: 'Søk', en: 'Search' },
        admin: {
          description: { nb: 'Flere skilles med komma.', en: 'Several are separated by commas.' },
        },
      },
      {
        name: 'hits',
        type: 'relationship',
        relationTo: pinnable,
        hasMany: true,
        required: true,
        maxRows: MAX_PINNED_HITS,
        label: { nb: 'Treff, i rekkefølge', en: 'Hits, in order' },
      },
    ],
  },
  {
    name: 'synonyms',
    type: 'textarea',
    localized: true,
    maxLength: MAX_SYNONYMS,
    label: { nb: 'Synonymer', en: 'Synonyms' },
    admin: {
      rows: 12,
      description: {
        nb: 'Ord som betyr det samme for den som søker: en gruppe på hver linje, skilt med komma («regnhatt, pipehatt»). Den som søker på det ene, finner også det andre.',
        en: 'Words that mean the same to a visitor: a group on each line, separated by commas (“rain cap, cowl”). Who searches for one finds the other too.',
      },
    },
    validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) => {
      const alone = linesOf(value).find((line) => separated(line).length < 2)
      return alone === undefined || translateFor(req, twoWords, { line: alone })
    },
  },
  {
    name: 'popular',
    type: 'textarea',
    localized: true,
    maxLength: MAX_POPULAR,
    label: { nb: 'Populære søk', en: 'Popular searches' },
    admin: {
      description: {
        nb: 'Ett på hver linje. Foreslås i et tomt søkefelt, og til den som ikke fikk treff.',
        en: 'One on each line. Suggested in an empty search field, and to visitors whose search had no result.',
      },
    },
  },
]

/** Its pinned hits are chosen from what the program's features declare (`withKinds`). */
export const searchSettings: GlobalConfig = {
  slug: SEARCH_SETTINGS,
  label: { nb: 'Søket', en: 'Search' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  fields: [],
}

export const withKinds = (global: GlobalConfig, kinds: readonly SearchKind[]): GlobalConfig =>
  global.slug === SEARCH_SETTINGS
    ? { ...global, fields: fieldsWith(kinds.flatMap(({ pinnedFrom }) => pinnedFrom ?? [])) }
    : global

const twoWords = {
  nb: 'Linjen «{line}» har bare ett ord. Skriv minst to, skilt med komma.',
  en: 'The line “{line}” has only one word. Write at least two, separated by commas.',
} as const

/** The lines of a text that are not blank. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What commas separate. */
export function separated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
