/**
 * Texts that visitors read, each of which editors may replace in the admin (global `texts`): the shared ones, and the
 * type of a key, which the features extend with their texts.
 */
import type { Localised } from '../lib/locales'

/** Texts under the name that editors find them by; groups of the same name are merged. */
export interface TextGroup {
  name: Localised
  texts: Readonly<Record<string, Localised>>
}

const pageTexts = {
  skipToContent: { nb: 'Hopp til innholdet', en: 'Skip to content' },
  breadcrumbs: { nb: 'Du er her', en: 'You are here' },
  home: { nb: 'Forsiden', en: 'Home' },
  contact: { nb: 'Kontakt', en: 'Contact' },
  opensInNewTab: { nb: 'åpnes i ny fane', en: 'opens in a new tab' },
  notFoundTitle: { nb: 'Vi fant ikke siden', en: 'We could not find the page' },
  notFoundText: {
    nb: 'Adressen kan være skrevet feil, eller siden kan ha flyttet. Søk etter det du leter etter, eller gå videre herfra.',
    en: 'The address may be mistyped, or the page may have moved. Search for what you need, or go on from here.',
  },
  previewBanner: {
    nb: 'Forhåndsvisning: dette er et utkast som bare de med lenken kan se.',
    en: 'Preview: this is a draft that only those with the link can see.',
  },
  previous: { nb: 'Forrige', en: 'Previous' },
  next: { nb: 'Neste', en: 'Next' },
} as const satisfies Record<string, Localised>

const blockTexts = {
  tableScroll: { nb: 'Tabell, kan rulles sidelengs', en: 'Table, scrolls sideways' },
  expandMore: { nb: 'Vis mer', en: 'Show more' },
  expandLess: { nb: 'Vis mindre', en: 'Show less' },
  carousel: { nb: 'Karusell', en: 'Carousel' },
  carouselSlide: { nb: '{current} av {total}', en: '{current} of {total}' },
  carouselGoTo: { nb: 'Vis {number}', en: 'Show {number}' },
  carouselPause: { nb: 'Stopp automatisk bytte', en: 'Stop automatic advance' },
  carouselPlay: { nb: 'Start automatisk bytte', en: 'Start automatic advance' },
  fileTypeAndSize: { nb: '{type}, {size}', en: '{type}, {size}' },
  fileSearch: { nb: 'Søk i filene', en: 'Search the files' },
  fileCategory: { nb: 'Kategori', en: 'Category' },
  fileCategoryAll: { nb: 'Alle', en: 'All' },
  fileCount: { nb: 'Viser {shown} av {total} filer.', en: 'Showing {shown} of {total} files.' },
  fileNone: { nb: 'Ingen av de {total} filene passer.', en: 'None of the {total} files match.' },
  priceIncluded: { nb: 'Med', en: 'Included' },
  priceNotIncluded: { nb: 'Ikke med', en: 'Not included' },
  starsOfFive: { nb: '{stars} av 5 stjerner', en: '{stars} of 5 stars' },
  countdownUntil: { nb: 'Fram til {moment}', en: 'Until {moment}' },
  countdownOver: { nb: 'Tiden er ute.', en: 'The time has come.' },
  countdownPause: { nb: 'Stopp nedtellingen', en: 'Pause the countdown' },
  countdownPlay: { nb: 'Fortsett nedtellingen', en: 'Resume the countdown' },
  beforeAfterBefore: { nb: 'Før', en: 'Before' },
  beforeAfterAfter: { nb: 'Etter', en: 'After' },
  beforeAfterCompare: { nb: 'Sammenlign {before} og {after}', en: 'Compare {before} and {after}' },
  beforeAfterValue: { nb: '{percent} % {before}, {rest} % {after}', en: '{percent}% {before}, {rest}% {after}' },
  subNavigation: { nb: 'På denne siden', en: 'On this page' },
  tooltipAbout: { nb: 'Forklaring', en: 'Explanation' },
} as const satisfies Record<string, Localised>

const mediaTexts = {
  mediaTranscript: { nb: 'Tekstversjon', en: 'Transcript' },
  mediaDownload: { nb: 'Last ned «{title}»', en: 'Download “{title}”' },
  mediaFailed: { nb: 'Filen kunne ikke spilles av.', en: 'The file could not be played.' },
  motionPause: { nb: 'Stopp videoen', en: 'Stop the video' },
  motionPlay: { nb: 'Start videoen', en: 'Start the video' },
  videoPlay: { nb: 'Spill av «{title}»', en: 'Play “{title}”' },
  frameFrom: {
    nb: 'Innholdet hentes fra {host} først når du ber om det. {host} kan da lagre informasjonskapsler og se IP-adressen din.',
    en: 'The content is fetched from {host} only when you ask for it. {host} may then store cookies and see your IP address.',
  },
  frameShow: { nb: 'Vis innhold fra {host}', en: 'Show content from {host}' },
  frameOpen: { nb: 'Åpne hos {host}', en: 'Open at {host}' },
  consentAlways: { nb: 'Vis alltid innhold fra andre', en: 'Always show content from others' },
  // The texts of the lightbox are English in both languages; editors may translate them (docs/behaviour.md#lightbox).
  lightboxClose: { nb: 'Close (Esc)', en: 'Close (Esc)' },
  lightboxLoading: { nb: 'Loading...', en: 'Loading...' },
  lightboxPrevious: { nb: 'Previous (Left arrow key)', en: 'Previous (Left arrow key)' },
  lightboxNext: { nb: 'Next (Right arrow key)', en: 'Next (Right arrow key)' },
  lightboxZoom: { nb: 'Zoom', en: 'Zoom' },
  lightboxCounter: { nb: '%curr% of %total%', en: '%curr% of %total%' },
  lightboxImageFailed: { nb: 'The image could not be loaded.', en: 'The image could not be loaded.' },
  lightboxNotFound: { nb: 'Content not found', en: 'Content not found' },
  lightboxFailed: { nb: 'Failed to load content.', en: 'Failed to load content.' },
  lightboxOpenLink: { nb: 'Open link', en: 'Open link' },
} as const satisfies Record<string, Localised>

const formTexts = {
  formName: { nb: 'Navn', en: 'Name' },
  formEmail: { nb: 'E-post', en: 'E-mail' },
  formPhone: { nb: 'Telefon', en: 'Phone' },
  formNameMissing: { nb: 'Skriv navnet ditt.', en: 'Write your name.' },
  formEmailInvalid: {
    nb: 'Skriv en gyldig e-postadresse, for eksempel kari@eksempel.no.',
    en: 'Write a valid e-mail address, for example kari@example.com.',
  },
  formTooLong: { nb: 'Teksten er for lang.', en: 'The text is too long.' },
} as const satisfies Record<string, Localised>

const searchTexts = {
  search: { nb: 'Søk', en: 'Search' },
  searchLabel: { nb: 'Søk på nettstedet', en: 'Search the site' },
  searchFromHeader: { nb: 'Søk fra toppen av siden', en: 'Search from the top of the page' },
  searchSuggestionsLabel: { nb: 'Forslag', en: 'Suggestions' },
  searchSuggestions: { nb: '{count} forslag', en: '{count} suggestions' },
  searchSuggestionsOne: { nb: '1 forslag', en: '1 suggestion' },
  searchSuggestionsNone: { nb: 'Ingen forslag', en: 'No suggestions' },
  searchRecent: { nb: 'Siste søk', en: 'Recent search' },
  searchOften: { nb: 'Populært', en: 'Popular' },
  searchForget: { nb: 'Glem siste søk', en: 'Forget recent searches' },
  searchAllHits: { nb: 'Vis alle treff for «{term}»', en: 'Show all results for “{term}”' },
} as const satisfies Record<string, Localised>

export const sharedTexts: readonly TextGroup[] = [
  { name: { nb: 'Meny, topp og bunn', en: 'Menu, header and footer' }, texts: pageTexts },
  { name: { nb: 'Blokker på sidene', en: 'Blocks of pages' }, texts: blockTexts },
  { name: { nb: 'Bilder, video og rammer', en: 'Pictures, video and frames' }, texts: mediaTexts },
  { name: { nb: 'Skjemaer', en: 'Forms' }, texts: formTexts },
  { name: { nb: 'Søk', en: 'Search' }, texts: searchTexts },
]

/** Tables of texts. A feature's `texts.ts` extends the interface, so that the compiler knows its keys. */
export interface TextTables {
  page: typeof pageTexts
  block: typeof blockTexts
  media: typeof mediaTexts
  form: typeof formTexts
  search: typeof searchTexts
}

export type TextKey = { [Table in keyof TextTables]: keyof TextTables[Table] }[keyof TextTables]

export type Texts = Readonly<Record<TextKey, Localised>>

/** All texts by their keys. */
export function textsIn(groups: readonly TextGroup[]): Texts {
  return Object.assign({}, ...groups.map(({ texts }) => texts))
}
