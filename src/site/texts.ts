/** Texts of the program that visitors read. Editors may replace each in the admin (global `texts`). */
import type { Localised } from '../content/locales'
import { accountPageTexts } from './texts/accountPage'
import { accountTexts } from './texts/accounts'
import { catalogueTexts } from './texts/catalogue'
import { consentTexts } from './texts/consent'
import { dealerTexts } from './texts/dealers'
import { newsletterTexts } from './texts/newsletter'
import { orderTexts } from './texts/orders'
import { smsTexts } from './texts/sms'

export const texts = {
  skipToContent: { nb: 'Hopp til innholdet', en: 'Skip to content' },
  menu: { nb: 'Meny', en: 'Menu' },
  mainMenu: { nb: 'Hovedmeny', en: 'Main menu' },
  submenuOf: { nb: 'Undermeny for {label}', en: 'Submenu of {label}' },
  close: { nb: 'Lukk', en: 'Close' },
  overlayMenu: { nb: 'Hele menyen', en: 'The whole menu' },
  overlayOpen: { nb: 'Alt innhold', en: 'All content' },
  cartEmpty: { nb: '{label}, tom', en: '{label}, empty' },
  cartOne: { nb: '{label}, 1 vare, {total}', en: '{label}, 1 item, {total}' },
  cartMany: { nb: '{label}, {quantity} varer, {total}', en: '{label}, {quantity} items, {total}' },
  cartShow: { nb: 'Vis innholdet i {label}', en: 'Show what is in {label}' },
  cartOpen: { nb: 'Gå til {label}', en: 'Go to {label}' },
  cartTotal: { nb: 'Sum', en: 'Total' },
  footerMenu: { nb: 'Bunnmeny', en: 'Footer menu' },
  breadcrumbs: { nb: 'Du er her', en: 'You are here' },
  home: { nb: 'Forsiden', en: 'Home' },
  language: { nb: 'Språk', en: 'Language' },
  organisationNumber: { nb: 'Org.nr.', en: 'Org. no.' },
  contact: { nb: 'Kontakt', en: 'Contact' },
  followUs: { nb: 'Følg oss', en: 'Follow us' },
  opensInNewTab: { nb: 'åpnes i ny fane', en: 'opens in a new tab' },
  notFoundTitle: { nb: 'Vi fant ikke siden', en: 'We could not find the page' },
  notFoundText: {
    nb: 'Adressen kan være skrevet feil, eller siden kan ha flyttet. Søk etter det du leter etter, eller gå videre herfra.',
    en: 'The address may be mistyped, or the page may have moved. Search for what you need, or go on from here.',
  },
  findDealer: { nb: 'Finn forhandler', en: 'Find a dealer' },
  search: { nb: 'Søk', en: 'Search' },
  searchLabel: { nb: 'Søk på nettstedet', en: 'Search the site' },
  searchHitsOne: { nb: '1 treff på «{term}»', en: '1 result for “{term}”' },
  searchHits: { nb: '{count} treff på «{term}»', en: '{count} results for “{term}”' },
  searchNone: { nb: 'Ingen treff på «{term}»', en: 'No results for “{term}”' },
  searchHelp: {
    nb: 'Prøv et kortere eller mer vanlig ord, eller gå til en av sidene under.',
    en: 'Try a shorter or more common word, or go to one of the pages below.',
  },
  searchPrompt: { nb: 'Skriv hva du leter etter.', en: 'Type what you are looking for.' },
  previewBanner: {
    nb: 'Forhåndsvisning: dette er et utkast som bare de med lenken kan se.',
    en: 'Preview: this is a draft that only those with the link can see.',
  },
  previewExpired: {
    nb: 'Lenken til forhåndsvisningen er ugyldig eller utløpt. Be om en ny fra den som sendte den.',
    en: 'The preview link is not valid or has expired. Ask whoever sent it for a new one.',
  },
  tableScroll: { nb: 'Tabell, kan rulles sidelengs', en: 'Table, scrolls sideways' },
  formName: { nb: 'Navn', en: 'Name' },
  formEmail: { nb: 'E-post', en: 'E-mail' },
  formPhone: { nb: 'Telefon (valgfritt)', en: 'Phone (optional)' },
  formMessage: { nb: 'Melding', en: 'Message' },
  formSend: { nb: 'Send melding', en: 'Send message' },
  formSending: { nb: 'Sender …', en: 'Sending …' },
  formSent: {
    nb: 'Takk! Meldingen er mottatt. Vi svarer så snart vi kan.',
    en: 'Thank you! We have received your message and will answer as soon as we can.',
  },
  formInvalid: {
    nb: 'Meldingen er ikke sendt ennå. Se over feltene som er merket.',
    en: 'The message has not been sent yet. Check the marked fields.',
  },
  formFailed: {
    nb: 'Meldingen ble ikke sendt. Det du skrev er fortsatt her – prøv igjen om litt.',
    en: 'The message was not sent. What you wrote is still here – try again shortly.',
  },
  formTooMany: {
    nb: 'For mange meldinger på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many messages in a short time. Wait a few minutes and try again.',
  },
  formNameMissing: { nb: 'Skriv navnet ditt.', en: 'Write your name.' },
  formEmailInvalid: {
    nb: 'Skriv en gyldig e-postadresse, for eksempel kari@eksempel.no.',
    en: 'Write a valid e-mail address, for example kari@example.com.',
  },
  formMessageMissing: { nb: 'Skriv en melding.', en: 'Write a message.' },
  formTooLong: { nb: 'Teksten er for lang.', en: 'The text is too long.' },
  searchFromHeader: { nb: 'Søk fra toppen av siden', en: 'Search from the top of the page' },
  searchSuggestionsLabel: { nb: 'Forslag', en: 'Suggestions' },
  searchSuggestions: { nb: '{count} forslag', en: '{count} suggestions' },
  searchSuggestionsOne: { nb: '1 forslag', en: '1 suggestion' },
  searchSuggestionsNone: { nb: 'Ingen forslag', en: 'No suggestions' },
  searchAllHits: { nb: 'Vis alle treff for «{term}»', en: 'Show all results for “{term}”' },
  searchArticleNumber: { nb: 'Art.nr. {number}', en: 'Item no. {number}' },
  articleNumber: { nb: 'Artikkelnummer: {number}', en: 'Article number: {number}' },
  articlePrice: { nb: 'Veiledende pris', en: 'Recommended price' },
  previous: { nb: 'Forrige', en: 'Previous' },
  next: { nb: 'Neste', en: 'Next' },
  expandMore: { nb: 'Vis mer', en: 'Show more' },
  expandLess: { nb: 'Vis mindre', en: 'Show less' },
  carousel: { nb: 'Karusell', en: 'Carousel' },
  carouselSlide: { nb: '{current} av {total}', en: '{current} of {total}' },
  carouselGoTo: { nb: 'Vis {number}', en: 'Show {number}' },
  carouselPause: { nb: 'Stopp automatisk bytte', en: 'Stop automatic advance' },
  carouselPlay: { nb: 'Start automatisk bytte', en: 'Start automatic advance' },
  mediaTranscript: { nb: 'Tekstversjon', en: 'Transcript' },
  mediaDownload: { nb: 'Last ned «{title}»', en: 'Download “{title}”' },
  mediaFailed: { nb: 'Filen kunne ikke spilles av.', en: 'The file could not be played.' },
  videoPlay: { nb: 'Spill av «{title}»', en: 'Play “{title}”' },
  frameFrom: {
    nb: 'Innholdet hentes fra {host} først når du ber om det. {host} kan da lagre informasjonskapsler og se IP-adressen din.',
    en: 'The content is fetched from {host} only when you ask for it. {host} may then store cookies and see your IP address.',
  },
  frameShow: { nb: 'Vis innhold fra {host}', en: 'Show content from {host}' },
  frameOpen: { nb: 'Åpne hos {host}', en: 'Open at {host}' },
  deliveryTerms: { nb: 'leveringsbetingelser', en: 'delivery terms' },
  deliveryTermsVersion: { nb: 'Versjon {version}, gjelder fra {date}', en: 'Version {version}, valid from {date}' },
  fileTypeAndSize: { nb: '{type}, {size}', en: '{type}, {size}' },
  dealerPlace: { nb: 'Postnummer eller sted', en: 'Postcode or place' },
  priceIncluded: { nb: 'Med', en: 'Included' },
  priceNotIncluded: { nb: 'Ikke med', en: 'Not included' },
  starsOfFive: { nb: '{stars} av 5 stjerner', en: '{stars} of 5 stars' },
  countdownUntil: { nb: 'Fram til {moment}', en: 'Until {moment}' },
  countdownOver: { nb: 'Tiden er ute.', en: 'The time has come.' },
  countdownPause: { nb: 'Stopp nedtellingen', en: 'Pause the countdown' },
  countdownPlay: { nb: 'Fortsett nedtellingen', en: 'Resume the countdown' },
  tooltipAbout: { nb: 'Forklaring', en: 'Explanation' },
  // The texts of the lightbox are the specification's, word by word (spec §2, §8).
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
  ...accountTexts,
  ...accountPageTexts,
  ...catalogueTexts,
  ...consentTexts,
  ...dealerTexts,
  ...orderTexts,
  ...newsletterTexts,
  ...smsTexts,
} as const satisfies Record<string, Localised>

export type TextKey = keyof typeof texts

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
