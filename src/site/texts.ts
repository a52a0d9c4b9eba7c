/** Texts of the program that visitors read. Editors may replace each in the admin (global `texts`). */
import type { Localised } from '../content/locales'

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
  accountSignIn: { nb: 'Logg inn', en: 'Sign in' },
  accountUserOrEmail: { nb: 'Brukernavn eller e-post', en: 'Username or e-mail' },
  accountPassword: { nb: 'Passord', en: 'Password' },
  accountRemember: { nb: 'Husk meg', en: 'Remember me' },
  accountNewUser: { nb: 'Ny bruker', en: 'New user' },
  accountUser: { nb: 'Brukernavn', en: 'Username' },
  accountName: { nb: 'Navn (valgfritt)', en: 'Name (optional)' },
  accountNick: { nb: 'Kallenavn (valgfritt)', en: 'Nickname (optional)' },
  accountShowPassword: { nb: 'Vis passord', en: 'Show password' },
  accountHidePassword: { nb: 'Skjul passord', en: 'Hide password' },
  accountWait: { nb: 'Vent litt …', en: 'One moment …' },
  accountUserMissing: { nb: 'Skriv et brukernavn.', en: 'Write a username.' },
  accountPasswordMissing: { nb: 'Skriv et passord.', en: 'Write a password.' },
  accountPasswordShort: { nb: 'Velg et passord på minst 8 tegn.', en: 'Choose a password of at least 8 characters.' },
  accountUserCharacters: {
    nb: 'Bruk bokstaver og tall, med enkle mellomrom, punktum, bindestrek eller understrek imellom.',
    en: 'Use letters and digits, with single spaces, periods, hyphens or underscores between them.',
  },
  accountPage: { nb: 'Min side', en: 'My page' },
  accountGreeting: { nb: 'Hei, {name}!', en: 'Hello, {name}!' },
  accountSignOut: { nb: 'Logg ut', en: 'Sign out' },
  accountSignInWrong: {
    nb: 'Brukernavnet eller passordet stemmer ikke.',
    en: 'The username or the password is not right.',
  },
  accountTooMany: {
    nb: 'For mange forsøk på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many tries in a short time. Wait a few minutes and try again.',
  },
  accountFromElsewhere: {
    nb: 'Innloggingen ble sendt fra et annet nettsted og er stoppet. Prøv igjen her.',
    en: 'The sign-in was sent from another website and has been stopped. Try again here.',
  },
  accountFailed: {
    nb: 'Innloggingen virket ikke akkurat nå. Prøv igjen om litt.',
    en: 'Signing in did not work just now. Try again shortly.',
  },
  searchFromHeader: { nb: 'Søk fra toppen av siden', en: 'Search from the top of the page' },
  searchSuggestionsLabel: { nb: 'Forslag', en: 'Suggestions' },
  searchSuggestions: { nb: '{count} forslag', en: '{count} suggestions' },
  searchSuggestionsOne: { nb: '1 forslag', en: '1 suggestion' },
  searchSuggestionsNone: { nb: 'Ingen forslag', en: 'No suggestions' },
  searchAllHits: { nb: 'Vis alle treff for «{term}»', en: 'Show all results for “{term}”' },
  searchBestHits: {
    nb: 'De {count} beste vises. Flere ord gir færre treff.',
    en: 'The best {count} are shown. More words give fewer results.',
  },
  searchArticleNumber: { nb: 'Art.nr. {number}', en: 'Item no. {number}' },
  articleNumber: { nb: 'Artikkelnummer: {number}', en: 'Article number: {number}' },
  articlePrice: { nb: 'Veiledende pris', en: 'Recommended price' },
} as const satisfies Record<string, Localised>

export type TextKey = keyof typeof texts

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
